import { onContractMismatch } from '#process/contract-mismatch.ts'

/** Answers that did not fit the contract since the last test, in words. A page shows each as a 503. */
const found: string[] = []

onContractMismatch(({ message }) => found.push(message))

/** Adds a mismatch that the website API itself was found to make. */
export function noteMismatch(message: string) {
	found.push(message)
}

/** Returns and clears the mismatches. */
export function takeMismatches(): string[] {
	return found.splice(0)
}
