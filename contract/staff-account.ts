import { z } from 'zod'
import { message, moment } from './message.ts'
import { personName } from './person-name.ts'
import { lineText } from './text.ts'

/** At least ten characters of any kind; a common one is refused with PASSWORD_COMMON. */
export const newStaffPassword = z.string().min(10).max(200)
export const typedStaffPassword = z.string().min(1).max(200)
/** Six-digit TOTP code or recovery code; spaces and hyphens are ignored. */
export const typedStaffCode = lineText().min(6).max(20)
/** The token of a link or a challenge. */
export const staffToken = z.string().min(1).max(300)
export const staffDevice = lineText().max(50).default('')
export const staffName = personName({ min: 2, max: 100 })

/** Pages of the admin that mails link to, each with ?token=… */
export const STAFF_MAIL_PAGES = {
	invitation: '/accept-invitation',
	passwordReset: '/reset-password',
} as const

/** A session that was opened. */
export const OpenedStaffSession = message({
	secondFactor: ['SECOND_FACTOR', z.literal(false)],
	/** Bearer token of the operator API. */
	token: ['TOKEN', z.string()],
	/** Latest end of the session; it also ends after eight hours without use. */
	expiresAt: ['EXPIRED_DATE', moment],
})
