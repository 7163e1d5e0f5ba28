import { z } from 'zod'
import { type AdminContext, NOTICE_TYPES, type StaffSession } from '#admin/http/admin-context.ts'
import { FILE_FORMATS } from '#admin/http/file-format.ts'
import { defaultLocale, type Locale, locales } from '#web/i18n/paths.ts'
import { cookie, day, hour } from '#web/session/cookie.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { deviceSession } from '#web/session/device.server.ts'
import { THEMES } from '#web/domain/theme.ts'

/** Every cookie of the admin besides those of both applications. Its pages are never shared. */
const cookies = {
	session: ofStaff('STAFF', true, 30 * day),
	challenge: ofStaff('STAFF_CODE', true, hour),
	notice: ofStaff('NOTICE', true, hour),
	theme: ofStaff('THEME', false, 365 * day),
	language: ofStaff('LANGUAGE', false, 365 * day),
	fileFormat: ofStaff('FILE_FORMAT', false, 365 * day),
}

function ofStaff<const Sealed extends boolean>(name: string, isSealed: Sealed, seconds: number) {
	return cookie(name, { isSealed, seconds, isPersonal: true, endsWithSession: false })
}

const Session = z.object({
	token: z.string().min(16).max(500),
	company: z.string().max(40).optional(),
})
const Challenge = z.string().min(8).max(500)
const Notice = z.object({
	type: z.enum(NOTICE_TYPES),
	text: z.string().min(1).max(600),
})

/** The language chosen in this browser. */
export function languageOf(jar: CookieJar): Locale {
	return jar.readPlain(cookies.language, z.enum(locales)) ?? defaultLocale
}

/** The staff session. It lasts as long as the website API allows; the cookie at most a month. */
export function staffSession(jar: CookieJar, device = deviceSession(jar)): AdminContext['session'] {
	let current: StaffSession | null = jar.readSealed(cookies.session, Session) ?? null
	return {
		get current() {
			return current
		},
		start(session) {
			current = session
			jar.writeSealed(cookies.session, session)
			device.remember()
			jar.expire(cookies.challenge)
		},
		assume(company) {
			if (current) current = { ...current, company }
		},
		end() {
			current = null
			jar.expire(cookies.session)
			jar.expire(cookies.challenge)
		},
		challenge: {
			current: jar.readSealed(cookies.challenge, Challenge) ?? null,
			store: (challenge) => jar.writeSealed(cookies.challenge, challenge),
		},
	}
}

/** A flash message for the next page. */
export function notices(jar: CookieJar): AdminContext['notices'] {
	let waiting = jar.readSealed(cookies.notice, Notice) ?? null
	return {
		take() {
			const notice = waiting
			waiting = null
			jar.expire(cookies.notice)
			return notice
		},
		put(notice) {
			waiting = notice
			jar.writeSealed(cookies.notice, notice)
		},
	}
}

/** The colour mode and the format of files chosen in this browser. */
export function preferencesOf(
	jar: CookieJar,
): Pick<AdminContext, 'theme' | 'fileFormat' | 'setPreferences'> {
	return {
		theme: jar.readPlain(cookies.theme, z.enum(THEMES)) ?? null,
		fileFormat: jar.readPlain(cookies.fileFormat, z.enum(FILE_FORMATS)) ?? null,
		setPreferences({ theme, locale, fileFormat }) {
			if (theme === 'auto') jar.expire(cookies.theme)
			else if (theme !== undefined) jar.writePlain(cookies.theme, theme)
			if (locale !== undefined) jar.writePlain(cookies.language, locale)
			if (fileFormat !== undefined) jar.writePlain(cookies.fileFormat, fileFormat)
		},
	}
}
