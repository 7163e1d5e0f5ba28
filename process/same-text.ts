import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export function isSameText(given: string, expected: string): boolean {
	const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
	return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
