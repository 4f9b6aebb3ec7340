terms-none = nach den Regeln
