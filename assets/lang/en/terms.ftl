terms-none = by the rules
