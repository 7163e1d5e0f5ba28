import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { message, moment, type Value } from './message.ts'
import { PERMISSION_NAMES, STAFF_ROLES } from './operator/permissions.ts'
import { newStaffPassword, staffName, typedStaffCode, typedStaffPassword } from './staff-account.ts'

const permission = z.enum(PERMISSION_NAMES)
const locale = z.enum(LANGUAGE_CODES)

/** The signed-in account, its companies and what it may do in each. */
export const Me = message({
	accountId: ['ACCOUNT_ID', z.string()],
	email: ['EMAIL', z.string()],
	name: ['NAME', z.string()],
	/** E.164; null: unknown. */
	whatsapp: ['WHATSAPP', z.string().nullable()],
	locale: ['LOCALE', locale],
	hasSecondFactor: ['HAS_SECOND_FACTOR', z.boolean()],
	recoveryCodesLeft: ['RECOVERY_CODES_LEFT', z.number().int()],
	/** Administrator of the installation. */
	isAdministrator: ['IS_ADMINISTRATOR', z.boolean()],
	/** False: no mail server is set, and mails are stored in a folder instead. */
	sendsMail: ['SENDS_MAIL', z.boolean().default(true)],
	companies: [
		'COMPANY_LIST',
		z.array(
			message({
				companyCode: ['COMPANY_CODE', z.string()],
				companyName: ['COMPANY_NAME', z.string()],
				hosts: ['HOST_LIST', z.array(z.string())],
				/** Not in maintenance. */
				isOpen: ['IS_OPEN', z.boolean()],
				role: ['ROLE', z.enum(STAFF_ROLES)],
				permissions: ['PERMISSION_LIST', z.array(permission)],
			}),
		),
	],
	/** Permissions of an administrator outside companies; empty for other staff. */
	installationPermissions: ['INSTALLATION_PERMISSION_LIST', z.array(permission)],
	sessionId: ['SESSION_ID', z.string()],
	expiresAt: ['EXPIRED_DATE', moment],
	/** End of the confirmation for sensitive changes; null: confirm first (POST /confirm). */
	confirmedUntil: ['CONFIRMED_UNTIL_DATE', moment.nullable()],
})
export type Me = Value<typeof Me>

const StaffSession = message({
	id: ['SESSION_ID', z.string()],
	device: ['DEVICE_LABEL', z.string()],
	/** IP address of the sign-in; '' if unknown. */
	address: ['ADDRESS', z.string()],
	createdAt: ['CREATED_DATE', moment],
	seenAt: ['SEEN_DATE', moment],
	expiresAt: ['EXPIRED_DATE', moment],
	isCurrent: ['IS_CURRENT', z.boolean()],
})

/** Shown only once; each replaces the app's code in one sign-in. */
const RecoveryCodes = message({ codes: ['CODE_LIST', z.array(z.string())] })

const signedIn = { needs: 'session' } as const
const signedInAgain = { needs: 'session', requiresConfirmation: true } as const

export const signOutStaff = endpoint({
	...signedIn,
	method: 'POST',
	path: '/sign-out',
	summary: 'Ends the session',
	answer: Done,
})

export const getMe = endpoint({
	...signedIn,
	method: 'GET',
	path: '/me',
	summary: 'The account, its companies and what it may do in each',
	answer: Me,
})

/** Absent fields are unchanged. */
export const changeMe = endpoint({
	...signedIn,
	method: 'PATCH',
	path: '/me',
	summary: 'Changes name or language',
	body: message({ name: ['NAME', staffName.optional()], locale: ['LOCALE', locale.optional()] }),
	answer: Me,
})

/** The password or a code; 422 PASSWORD_WRONG or CODE_WRONG on its field. */
export const StaffConfirmation = message({
	password: ['PASSWORD', typedStaffPassword.optional()],
	code: ['CODE', typedStaffCode.optional()],
})

export const confirmStaff = endpoint({
	...signedIn,
	method: 'POST',
	path: '/confirm',
	summary:
		'Asks for the password or a code again; for ten minutes changes that need it are allowed',
	isReadOnly: true,
	body: StaffConfirmation,
	answer: message({ confirmedUntil: ['CONFIRMED_UNTIL_DATE', moment] }),
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})

/** The most recently used first. */
export const listStaffSessions = endpoint({
	...signedIn,
	method: 'GET',
	path: '/sessions',
	summary: 'Own open sessions',
	answer: z.object({ list: z.array(StaffSession) }),
})

export const endStaffSession = endpoint({
	...signedIn,
	method: 'DELETE',
	path: '/sessions/{id}',
	summary: 'Ends one of them',
	params: { id: z.uuid() },
	answer: Done,
	failures: { 404: 'SESSION_NOT_FOUND' },
})

/** 422 PASSWORD_WRONG on the current one. */
export const changeStaffPassword = endpoint({
	...signedIn,
	method: 'POST',
	path: '/password',
	summary: 'Changes the password and ends all other sessions',
	body: message({
		current: ['PASSWORD_CURRENT', typedStaffPassword],
		password: ['PASSWORD', newStaffPassword],
	}),
	answer: Done,
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})

/** It takes effect once confirmed by a code. */
export const beginSecondFactor = endpoint({
	...signedInAgain,
	method: 'POST',
	path: '/second-factor',
	summary: 'Makes a secret for an authenticator app',
	answer: message({
		/** Base 32, for manual entry. */
		secret: ['SECRET', z.string()],
		/** otpauth://totp/…, for a QR code. */
		address: ['ADDRESS', z.string()],
	}),
	failures: { 409: 'SECOND_FACTOR_ON' },
})

/** 422 CODE_WRONG on the code. */
export const enableSecondFactor = endpoint({
	...signedIn,
	method: 'POST',
	path: '/second-factor/confirmation',
	summary: 'Turns the second factor on with its first code',
	body: message({ code: ['CODE', typedStaffCode] }),
	answer: RecoveryCodes,
	failures: { 409: ['SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF'], 429: 'TOO_MANY_ATTEMPTS' },
})

export const replaceRecoveryCodes = endpoint({
	...signedInAgain,
	method: 'POST',
	path: '/second-factor/recovery-codes',
	summary: 'Makes new recovery codes; the old ones end',
	answer: RecoveryCodes,
	failures: { 409: 'SECOND_FACTOR_OFF' },
})

export const disableSecondFactor = endpoint({
	...signedInAgain,
	method: 'DELETE',
	path: '/second-factor',
	summary: 'Turns the second factor off',
	answer: Done,
})
