//! The memory of the process.

/// Returns the peak memory of this process, in bytes; 0 if the system does not report it.
pub fn peak_rss_bytes() -> u64 {
    memory("VmHWM:")
}

/// Returns the current memory of this process, in bytes; 0 if the system does not report it.
pub fn rss_bytes() -> u64 {
    memory("VmRSS:")
}

fn memory(line: &str) -> u64 {
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return 0 };
    let found = status.lines().find_map(|l| l.strip_prefix(line));
    let kib = found.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}
