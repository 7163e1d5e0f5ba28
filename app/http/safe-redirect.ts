import { safeRedirect as startsHere } from 'remix-utils/safe-redirect'

const nowhere = 'https://shop.invalid'

/**
 * A path of this shop from untrusted input, or `fallback`: it starts with one `/`, has no backslash and no control
 * character, and stays on the origin however a browser parses it.
 */
export function safeRedirect(target: unknown, fallback = '/'): string {
	if (typeof target !== 'string' || target.length > 2000) return fallback
	if (startsHere(target, '') !== target || !isPlain(target) || !isPlain(decoded(target)))
		return fallback
	try {
		const url = new URL(target, nowhere)
		return url.origin === nowhere ? `${url.pathname}${url.search}${url.hash}` : fallback
	} catch {
		return fallback
	}
}

function isPlain(text: string | undefined) {
	if (text === undefined || /^\/[/\\]/.test(text) || /^[^?#]*[/\\]{2}/.test(text)) return false
	// Control characters, backslashes and characters that some parsers treat as a slash.
	return !/[\p{Cc}\\\u2028\u2029\u2044\u2215\u29f8\uff0f\uff3c]/u.test(text)
}

function decoded(text: string): string | undefined {
	try {
		return decodeURIComponent(text)
	} catch {
		return undefined
	}
}
