import { timingSafeEqual } from 'node:crypto'

/** Whether a text that was given equals a secret one, in a time that does not depend on where they differ. */
export function isSameText(given: string, expected: string): boolean {
	const [one, other] = [Buffer.from(given), Buffer.from(expected)]
	return one.length === other.length && timingSafeEqual(one, other)
}
