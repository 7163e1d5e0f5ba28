/** An absolute path inside the project. */
export function inProject(...parts: string[]): string
