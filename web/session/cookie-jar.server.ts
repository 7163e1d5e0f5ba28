import type { z } from 'zod'
import { readCookieHeader } from './cookie-header.server.ts'
import type { Sealer } from './seal.server.ts'

export const hour = 3_600
export const day = 24 * hour
/** Browsers limit a cookie's name, value and attributes together to 4,096 bytes. */
const maxCookieLength = 4_096

/**
 * Names that the specification fixes (section 9). Over https every other cookie has the prefix __Host-, so that neither
 * another host nor somebody on the network can set it. Over http, where browsers refuse the prefix, the plain name is
 * used; it is never read over https.
 */
const fixedNames = new Set([
	'ACCESS_WEB',
	'API_ACCESS_CLIENT',
	'AFFILIATE_DURATION',
	'AFFILIATE_CODE',
	'AGEN_CODE',
	'HIDE_POPUP',
	'LOCALE',
])
const hostPrefix = '__Host-'

/** The cookie's name in the browser. */
export function sentNameOf(name: string, secure: boolean): string {
	return secure && !fixedNames.has(name) ? `${hostPrefix}${name}` : name
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

	const sentName = (name: string) => sentNameOf(name, secure)
	const purpose = (name: string) => `${name}\n${host}`

	return {
		/** Whether the browser sent a cookie of that name, valid or not. */
		has: (name: string) => sent.has(sentName(name)),
		readPlain<T>(name: string, schema: z.ZodType<T>): T | undefined {
			const parsed = schema.safeParse(sent.get(sentName(name)))
			return parsed.success ? parsed.data : undefined
		},
		readSealed<T>(name: string, schema: z.ZodType<T>): T | undefined {
			const text = sealer.open(sent.get(sentName(name)) ?? '', purpose(name))
			const parsed = schema.safeParse(text === undefined ? undefined : parse(text))
			return parsed.success ? parsed.data : undefined
		},
		writePlain(name: string, value: string, maxAge: number) {
			written.set(sentName(name), { value: encodeURIComponent(value), maxAge })
		},
		/** False when the value is too large for a cookie; the old one stays. */
		writeSealed(name: string, value: unknown, maxAge: number): boolean {
			const sealed = sealer.seal(JSON.stringify(value), purpose(name))
			if (sentName(name).length + sealed.length + 80 > maxCookieLength) return false
			written.set(sentName(name), { value: sealed, maxAge })
			return true
		},
		expire(name: string) {
			const known = sentName(name)
			if (names.has(known) || written.has(known)) written.set(known, { value: '', maxAge: 0 })
		},
		/** Expires every cookie that was sent, under its plain name too. */
		expireAll() {
			for (const name of names) written.set(name, { value: '', maxAge: 0 })
		},
		isExpired: (name: string) => written.get(sentName(name))?.maxAge === 0,
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

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
