/** An absolute path inside the project. */
export function inProject(...parts: string[]): string

/** A line for the person who started the command. */
export function say(line: string): void

/** Something the person at the terminal can put right; shown as a sentence, without a stack. */
export class UsageError extends Error {}

/** Runs a command's main function and turns whatever it throws into a message and an exit code. */
export function runCommand(main: () => Promise<number | void>): Promise<void>
