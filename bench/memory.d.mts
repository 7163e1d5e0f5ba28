/** Resident memory in MiB of the processes of a shop, by name; empty without /proc. */
export function memoryOf(pid: number): Promise<Map<string, number>>
