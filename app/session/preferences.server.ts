import { z } from 'zod'
import { readCookieHeader } from '#web/session/cookie-header.server.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { type ThemeChoice, THEMES } from '#web/domain/theme.ts'
import { cookies } from './cookies.server.ts'

export const ThemeCookie = z.enum(THEMES)
const DataSaver = z.literal('1')
export const PopupHidden = z.literal('true')

/** Whether a Cookie header says that the popup was closed, or shown before in this visit. */
export function isPopupHidden(header: string | undefined): boolean {
	const { values } = readCookieHeader(header ?? null)
	return PopupHidden.safeParse(values.get(cookies.popup.name)).success
}

export type Choice = { theme?: ThemeChoice; dataSaver?: boolean }

/** Display preferences of this browser: colour mode, data saver, dismissed popup. */
export function preferences(jar: CookieJar) {
	return {
		theme: jar.readPlain(cookies.theme, ThemeCookie) ?? null,
		dataSaver: jar.readPlain(cookies.dataSaver, DataSaver) !== undefined,
		popupHidden: jar.readPlain(cookies.popup, PopupHidden) !== undefined,
		/** Hides the popup for 12 hours (spec section 4, "Bootstrap"). */
		hidePopup: () => jar.writePlain(cookies.popup, 'true'),
		/** Stores a preference for a year; 'auto' follows the device again. */
		choose({ theme, dataSaver }: Choice) {
			if (theme === 'auto') jar.expire(cookies.theme)
			else if (theme !== undefined) jar.writePlain(cookies.theme, theme)
			if (dataSaver === true) jar.writePlain(cookies.dataSaver, '1')
			else if (dataSaver === false) jar.expire(cookies.dataSaver)
		},
	}
}
