import type { z } from 'zod'
import type { PlainCookie } from '#web/session/cookie.ts'
import { readCookieHeader } from '#web/session/cookie-header.server.ts'
import { sentNameOf } from '#web/session/cookie-jar.server.ts'
import { Consents } from './consent.server.ts'
import { cookies } from './cookies.server.ts'
import { PopupHidden, ThemeCookie } from './preferences.server.ts'

const choices: [PlainCookie, z.ZodType][] = [
	[cookies.theme, ThemeCookie],
	[cookies.popup, PopupHidden],
	[cookies.consent, Consents],
]

/** The part of a Cookie header by which pages look different, and nobody is known: one of few texts. */
export function choicesIn(header: string | null, secure: boolean): string {
	const { values } = readCookieHeader(header)
	return choices
		.map(([cookie, schema]) => [sentNameOf(cookie, secure), schema] as const)
		.filter(([name, schema]) => schema.safeParse(values.get(name)).success)
		.map(([name]) => `${name}=${values.get(name) ?? ''}`)
		.join('; ')
}
