import type { MessageCode } from '#website-api/i18n/messages.ts'
import { Problem } from './problem.ts'

/** A slug of an address; what cannot be one is as missing as one that nobody has (404 `missing`). */
export function slugFrom(typed: string, missing: MessageCode): string {
	if (!isSlug(typed)) throw new Problem(404, missing)
	return typed
}

/** Small letters and digits, in words with a hyphen between. */
export function isSlug(typed: string): boolean {
	return typed.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed)
}
