import { z } from 'zod'
import { readCookieHeader } from '#web/session/cookie-header.server.ts'
import { day, hour, type CookieJar } from '#web/session/cookie-jar.server.ts'

export const themeCookie = 'THEME'
export const dataSaverCookie = 'HEMAT'
/** Also set by script until the browser is closed, once the popup was shown (app/features/frame/page-tasks.js). */
export const popupCookie = 'HIDE_POPUP'

const Theme = z.enum(['light', 'dark'])
const DataSaver = z.literal('1')
const PopupHidden = z.literal('true')

/** Whether a Cookie header says that the popup was closed, or shown before in this visit. */
export function isPopupHidden(header: string | undefined): boolean {
	const { values } = readCookieHeader(header ?? null)
	return PopupHidden.safeParse(values.get(popupCookie)).success
}

export type Choice = { theme?: 'light' | 'dark' | 'auto'; dataSaver?: boolean }

/** Display preferences of this browser: colour mode, data saver, dismissed popup. */
export function preferences(jar: CookieJar) {
	return {
		theme: jar.readPlain(themeCookie, Theme) ?? null,
		dataSaver: jar.readPlain(dataSaverCookie, DataSaver) !== undefined,
		popupHidden: jar.readPlain(popupCookie, PopupHidden) !== undefined,
		/** Hides the popup for 12 hours (spec section 4, "Bootstrap"). */
		hidePopup: () => jar.writePlain(popupCookie, 'true', 12 * hour),
		/** Stores a preference for a year; 'auto' follows the device again. */
		choose({ theme, dataSaver }: Choice) {
			if (theme === 'auto') jar.expire(themeCookie)
			else if (theme !== undefined) jar.writePlain(themeCookie, theme, 365 * day)
			if (dataSaver === true) jar.writePlain(dataSaverCookie, '1', 365 * day)
			else if (dataSaver === false) jar.expire(dataSaverCookie)
		},
	}
}
