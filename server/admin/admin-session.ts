import { z } from 'zod'
import type { AdminContext, StaffSession } from '#admin/http/admin-context.ts'
import { FILE_FORMATS } from '#admin/http/file-format.ts'
import { defaultLocale, type Locale, locales } from '#web/i18n/paths.ts'
import { type CookieJar, day, hour } from '#web/session/cookie-jar.server.ts'
import { deviceSession } from '#web/session/device.server.ts'

const sessionCookie = 'STAFF'
const challengeCookie = 'STAFF_CODE'
const noticeCookie = 'NOTICE'
const themeCookie = 'THEME'
const languageCookie = 'LANGUAGE'
const fileFormatCookie = 'FILE_FORMAT'

const Session = z.object({
	token: z.string().min(16).max(500),
	company: z.string().max(40).optional(),
})
const Challenge = z.string().min(8).max(500)
const Notice = z.object({
	type: z.enum(['success', 'warning', 'error']),
	text: z.string().min(1).max(600),
})

/** The language chosen in this browser. */
export function languageOf(jar: CookieJar): Locale {
	return jar.readPlain(languageCookie, z.enum(locales)) ?? defaultLocale
}

/** The staff session. It lasts as long as the website API allows; the cookie at most a month. */
export function staffSession(jar: CookieJar, device = deviceSession(jar)): AdminContext['session'] {
	let current: StaffSession | null = jar.readSealed(sessionCookie, Session) ?? null
	return {
		get current() {
			return current
		},
		start(session) {
			current = session
			jar.writeSealed(sessionCookie, session, 30 * day)
			device.remember()
			jar.expire(challengeCookie)
		},
		assume(company) {
			if (current) current = { ...current, company }
		},
		end() {
			current = null
			jar.expire(sessionCookie)
			jar.expire(challengeCookie)
		},
		challenge: {
			current: jar.readSealed(challengeCookie, Challenge) ?? null,
			store: (challenge) => jar.writeSealed(challengeCookie, challenge, hour),
		},
	}
}

/** A flash message for the next page. */
export function notices(jar: CookieJar): AdminContext['notices'] {
	let waiting = jar.readSealed(noticeCookie, Notice) ?? null
	return {
		take() {
			const notice = waiting
			waiting = null
			jar.expire(noticeCookie)
			return notice
		},
		put(notice) {
			waiting = notice
			jar.writeSealed(noticeCookie, notice, hour)
		},
	}
}

/** The colour mode and the format of files chosen in this browser. */
export function preferencesOf(
	jar: CookieJar,
): Pick<AdminContext, 'theme' | 'fileFormat' | 'setPreferences'> {
	return {
		theme: jar.readPlain(themeCookie, z.enum(['light', 'dark'])) ?? null,
		fileFormat: jar.readPlain(fileFormatCookie, z.enum(FILE_FORMATS)) ?? null,
		setPreferences({ theme, locale, fileFormat }) {
			if (theme === 'auto') jar.expire(themeCookie)
			else if (theme !== undefined) jar.writePlain(themeCookie, theme, 365 * day)
			if (locale !== undefined) jar.writePlain(languageCookie, locale, 365 * day)
			if (fileFormat !== undefined) jar.writePlain(fileFormatCookie, fileFormat, 365 * day)
		},
	}
}
