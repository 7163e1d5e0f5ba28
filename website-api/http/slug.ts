import type { MessageCode } from '#website-api/i18n/messages.ts'
import { Problem } from './problem.ts'

/** A slug of the address; a malformed one is handled like an unknown one (404 `missing`). */
export function slugFrom(typed: string, missing: MessageCode): string {
	if (!isSlug(typed)) throw new Problem(404, missing)
	return typed
}

/** Lower-case letters and digits, in words separated by hyphens. */
export function isSlug(typed: string): boolean {
	return typed.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed)
}
