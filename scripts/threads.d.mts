export function threadEntries(): Record<string, string>
