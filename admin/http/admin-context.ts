import type { Locale } from '#web/i18n/paths.ts'
import type { Theme, ThemeChoice } from '#web/domain/theme.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import type { FileFormat } from './file-format.ts'

/** The signed-in account, stored in a sealed cookie. */
export type StaffSession = {
	token: string
	/** Code of the selected company; absent: none selected yet. */
	company?: string | undefined
}

export const NOTICE_TYPES = ['success', 'warning', 'error'] as const
export type Notice = { type: (typeof NOTICE_TYPES)[number]; text: string }

/** The `context` of loaders and actions, made by the server for each request. */
export type AdminContext = {
	correlationId: string
	locale: Locale
	/** The chosen colour mode; null: that of the device. */
	theme: Theme | null
	/** The format of the last downloaded table; null: none yet. */
	fileFormat: FileFormat | null
	now: Date
	api: OperatorApi
	session: {
		current: StaffSession | null
		start(session: StaffSession): void
		/** Selects a company for this request only, without writing a cookie. */
		assume(company: string): void
		end(): void
		/** The sign-in between the password and the code of the second factor. */
		challenge: { current: string | null; store(challenge: string): void }
	}
	notices: { take(): Notice | null; put(notice: Notice): void }
	/** The address of a shop, with {host} for its host name. */
	shopAddress: string
	/** For the hidden field of a form. */
	formToken: string
	setPreferences(choice: { theme?: ThemeChoice; locale?: Locale; fileFormat?: FileFormat }): void
}

/** The arguments of the admin's loaders and actions. */
export type AdminArgs = {
	request: Request
	params: Record<string, string | undefined>
	context: unknown
}

/**
 * Reads the context of the admin. Types know one load context for all of Remix, which is the storefront's.
 * @throws when another server calls
 */
export function adminOf(context: unknown): AdminContext {
	if (isAdmin(context)) return context
	throw new TypeError('Only the server of the admin calls its pages.')
}

function isAdmin(context: unknown): context is AdminContext {
	return typeof context === 'object' && context !== null && 'notices' in context && 'api' in context
}
