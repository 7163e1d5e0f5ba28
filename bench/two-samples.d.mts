export function apart(some: number[], others: number[]): { medians: [number, number]; p: number }
