import { z } from 'zod'
import type { CookieJar } from './cookie-jar.server.ts'

export const themeCookie = 'THEME'
export const hematCookie = 'HEMAT'
export const popupCookie = 'HIDE_POPUP'

/** What a visitor chose for this browser: a look, the data-saving mode, the popup put away. */
export function preferences(jar: CookieJar) {
	return {
		theme: jar.readPlain(themeCookie, z.enum(['light', 'dark'])) ?? null,
		hemat: jar.readPlain(hematCookie, z.literal('1')) !== undefined,
		popupHidden: jar.readPlain(popupCookie, z.literal('true')) !== undefined,
	}
}
