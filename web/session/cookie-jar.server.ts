import type { z } from 'zod'
import type { Cookie, PlainCookie, SealedCookie } from './cookie.ts'
import { readCookieHeader } from './cookie-header.server.ts'
import type { Sealer } from './seal.server.ts'

/** Browsers limit a cookie's name, value and attributes together to 4,096 bytes. */
const maxCookieLength = 4_096

const hostPrefix = '__Host-'

/** The cookie's name in the browser. */
export function sentNameOf({ name, hasFixedName }: Cookie, secure: boolean): string {
	return secure && !hasFixedName ? `${hostPrefix}${name}` : name
}

export type CookieJar = ReturnType<typeof createCookieJar>

/**
 * The cookies of one request and the changes the response makes. All reads of a Cookie header and all Set-Cookie lines
 * go through here. A value that fails its schema counts as absent.
 */
export function createCookieJar(
	header: string | null,
	{ sealer, secure, host }: { sealer: Sealer; secure: boolean; host: string },
) {
	const { values: sent, names } = readCookieHeader(header)
	/** By the name in the browser. */
	const written = new Map<string, { value: string; maxAge: number }>()

	const sentName = (cookie: Cookie) => sentNameOf(cookie, secure)
	const purpose = ({ name }: Cookie) => `${name}\n${host}`

	return {
		/** Whether the browser sent a cookie of that name, valid or not. */
		has: (cookie: Cookie) => sent.has(sentName(cookie)),
		readPlain<T>(cookie: PlainCookie, schema: z.ZodType<T>): T | undefined {
			const value = sent.get(sentName(cookie))
			return value === undefined ? undefined : checked(schema, value)
		},
		readSealed<T>(cookie: SealedCookie, schema: z.ZodType<T>): T | undefined {
			const value = sent.get(sentName(cookie))
			const text = value === undefined ? undefined : sealer.open(value, purpose(cookie))
			return text === undefined ? undefined : checked(schema, parse(text))
		},
		writePlain(cookie: PlainCookie, value: string, maxAge = cookie.seconds) {
			written.set(sentName(cookie), { value: encodeURIComponent(value), maxAge })
		},
		/** False when the value is too large for a cookie; the old one stays. */
		writeSealed(cookie: SealedCookie, value: unknown, maxAge = cookie.seconds): boolean {
			const sealed = sealer.seal(JSON.stringify(value), purpose(cookie))
			if (sentName(cookie).length + sealed.length + 80 > maxCookieLength) return false
			written.set(sentName(cookie), { value: sealed, maxAge })
			return true
		},
		expire(cookie: Cookie) {
			const known = sentName(cookie)
			if (names.has(known) || written.has(known)) written.set(known, { value: '', maxAge: 0 })
		},
		/** Expires every cookie that was sent, under its plain name too. */
		expireAll() {
			for (const name of names) written.set(name, { value: '', maxAge: 0 })
		},
		isExpired: (cookie: Cookie) => written.get(sentName(cookie))?.maxAge === 0,
		/** The Set-Cookie lines of the response. */
		setCookies: () =>
			[...written].map(([name, { value, maxAge }]) =>
				[
					`${name}=${value}`,
					'Path=/',
					`Max-Age=${maxAge}`,
					...(maxAge === 0 ? ['Expires=Thu, 01 Jan 1970 00:00:00 GMT'] : []),
					'HttpOnly',
					'SameSite=Lax',
					...(secure ? ['Secure'] : []),
				].join('; '),
			),
	}
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
	const parsed = schema.safeParse(value)
	return parsed.success ? parsed.data : undefined
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
