import { z } from 'zod'
import { LANGUAGE_CODES } from './languages.ts'
import { DoneWire, EmailWire } from './auth.ts'
import { dataOf } from './envelope.ts'
import { PERMISSION_NAMES, STAFF_ROLES } from './operator/permissions.ts'
import { personName } from './person-name.ts'
import { lineText } from './text.ts'

/** At least ten characters of any kind; a common one is refused with PASSWORD_COMMON. */
export const newStaffPassword = z.string().min(10).max(200)
const typedPassword = z.string().min(1).max(200)
/** Six-digit TOTP code or recovery code; spaces and hyphens are ignored. */
const typedCode = lineText().min(6).max(20)
const token = z.string().min(1).max(300)
const device = lineText().max(50).default('')
export const staffName = personName({ min: 2, max: 100 })
const permission = z.enum(PERMISSION_NAMES)
const locale = z.enum(LANGUAGE_CODES)

/** Pages of the admin that mails link to, each with ?token=… */
export const STAFF_MAIL_PAGES = {
	invitation: '/accept-invitation',
	passwordReset: '/reset-password',
} as const

/** POST /operator/v1/sign-in. 401 STAFF_SIGN_IN_REFUSED for any wrong credential; 429 TOO_MANY_ATTEMPTS. */
export const StaffSignInWire = z.object({
	EMAIL: lineText().min(1).max(254),
	PASSWORD: typedPassword,
	/** An unused one is the second factor, and is answered when others tried too often. */
	RECOVERY_CODE: typedCode.optional(),
	DEVICE_LABEL: device,
})
const openedSession = z.object({
	SECOND_FACTOR: z.literal(false),
	/** Bearer token of the operator API. */
	TOKEN: z.string(),
	/** Latest end of the session; it also ends after eight hours without use. */
	EXPIRED_DATE: z.iso.datetime(),
})
/** A session, or a challenge for the second factor. */
export const StaffSignInAnswerWire = dataOf(
	z.discriminatedUnion('SECOND_FACTOR', [
		openedSession,
		z.object({
			SECOND_FACTOR: z.literal(true),
			/** Valid for five minutes and for one sign-in. */
			CHALLENGE: z.string(),
		}),
	]),
)
/** POST /operator/v1/sign-in/second-factor. 410 LINK_USED for an old challenge; 422 CODE_WRONG on CODE. */
export const StaffSecondFactorWire = z.object({
	CHALLENGE: token,
	CODE: typedCode,
	DEVICE_LABEL: device,
})
export const StaffSessionAnswerWire = dataOf(openedSession)

/** GET and PATCH /operator/v1/me. */
export const StaffMeWire = z.object({
	ACCOUNT_ID: z.string(),
	EMAIL: z.string(),
	NAME: z.string(),
	/** E.164; null: unknown. */
	WHATSAPP: z.string().nullable(),
	LOCALE: locale,
	HAS_SECOND_FACTOR: z.boolean(),
	RECOVERY_CODES_LEFT: z.number().int(),
	/** Administrator of the installation. */
	IS_ADMINISTRATOR: z.boolean(),
	/** False: no mail server is set, and mails are stored in a folder instead. */
	SENDS_MAIL: z.boolean().default(true),
	COMPANY_LIST: z.array(
		z.object({
			COMPANY_CODE: z.string(),
			COMPANY_NAME: z.string(),
			HOST_LIST: z.array(z.string()),
			/** Not in maintenance. */
			IS_OPEN: z.boolean(),
			ROLE: z.enum(STAFF_ROLES),
			PERMISSION_LIST: z.array(permission),
		}),
	),
	/** Permissions of an administrator outside companies; empty for other staff. */
	INSTALLATION_PERMISSION_LIST: z.array(permission),
	SESSION_ID: z.string(),
	EXPIRED_DATE: z.iso.datetime(),
	/** End of the confirmation for sensitive changes; null: confirm first (POST /confirm). */
	CONFIRMED_UNTIL_DATE: z.iso.datetime().nullable(),
})
export type StaffMeWire = z.infer<typeof StaffMeWire>
export const StaffMeAnswerWire = dataOf(StaffMeWire)
/** PATCH /operator/v1/me: absent fields are unchanged. */
export const StaffMeChangeWire = z.object({
	NAME: staffName.optional(),
	LOCALE: locale.optional(),
})

/** GET /operator/v1/sessions: the caller's sessions, most recently used first. */
export const StaffSessionListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				SESSION_ID: z.string(),
				DEVICE_LABEL: z.string(),
				/** IP address of the sign-in; '' if unknown. */
				ADDRESS: z.string(),
				CREATED_DATE: z.iso.datetime(),
				SEEN_DATE: z.iso.datetime(),
				EXPIRED_DATE: z.iso.datetime(),
				IS_CURRENT: z.boolean(),
			}),
		),
	}),
)
/** POST /operator/v1/confirm: password or code. 422 PASSWORD_WRONG or CODE_WRONG on its field. */
export const StaffConfirmWire = z.object({
	PASSWORD: typedPassword.optional(),
	CODE: typedCode.optional(),
})
export const StaffConfirmedWire = dataOf(z.object({ CONFIRMED_UNTIL_DATE: z.iso.datetime() }))

/** POST /operator/v1/password: ends all other sessions. 422 PASSWORD_WRONG on PASSWORD_CURRENT. */
export const StaffPasswordChangeWire = z.object({
	PASSWORD_CURRENT: typedPassword,
	PASSWORD: newStaffPassword,
})
/** POST /operator/v1/password-reset: the response does not reveal whether the account exists. */
export const StaffPasswordResetWire = z.object({ EMAIL: EmailWire })
/** POST /operator/v1/password-reset/confirmation: ends every session; the second factor stays. 410 LINK_USED. */
export const StaffPasswordResetConfirmationWire = z.object({
	TOKEN: token,
	PASSWORD: newStaffPassword,
})

/** POST /operator/v1/second-factor: a TOTP secret, which takes effect once confirmed by a code. */
export const StaffSecondFactorStartWire = dataOf(
	z.object({
		/** Base 32, for manual entry. */
		SECRET: z.string(),
		/** otpauth://totp/…, for a QR code. */
		ADDRESS: z.string(),
	}),
)
/** POST /operator/v1/second-factor/confirmation. 422 CODE_WRONG on CODE. */
export const StaffCodeWire = z.object({ CODE: typedCode })
/** Shown only once; each replaces the app's code in one sign-in. */
export const StaffRecoveryCodesWire = dataOf(z.object({ CODE_LIST: z.array(z.string()) }))

/** One member of a company's staff. */
export const StaffMemberWire = z.object({
	ACCOUNT_ID: z.string(),
	EMAIL: z.string(),
	NAME: z.string(),
	COMPANY_CODE: z.string(),
	ROLE: z.enum(STAFF_ROLES),
	HAS_SECOND_FACTOR: z.boolean(),
	/** Last use of a session; null: never. */
	SEEN_DATE: z.iso.datetime().nullable(),
	CREATED_DATE: z.iso.datetime(),
})
export type StaffMemberWire = z.infer<typeof StaffMemberWire>
export const StaffMemberListWire = dataOf(z.object({ list: z.array(StaffMemberWire) }))
export const StaffMemberAnswerWire = dataOf(StaffMemberWire)
/**
 * POST /operator/v1/staff/{id}/reset-link: a link that sets a new password within an hour, to be passed on. 409 STAFF_ELSEWHERE
 * for an account with a role in another company, or of an administrator.
 */
export const StaffResetLinkWire = dataOf(z.object({ LINK: z.string() }))
/** PATCH /operator/v1/staff/{id}. */
export const StaffRoleWire = z.object({ ROLE: z.enum(STAFF_ROLES) })
/** POST /operator/v1/staff: creates an account without an invitation, or changes the role of an existing one. */
export const StaffAccountRequestWire = z
	.object({
		EMAIL: EmailWire,
		/** Required for a new account. */
		NAME: staffName.optional(),
		COMPANY_CODE: z.string().max(40).optional(),
		ROLE: z.enum(STAFF_ROLES).optional(),
		IS_ADMINISTRATOR: z.literal(true).optional(),
	})
	.refine((wire) => (wire.COMPANY_CODE === undefined) === (wire.ROLE === undefined), {
		path: ['ROLE'],
	})
export const StaffAccountAnswerWire = dataOf(
	z.object({
		ACCOUNT_ID: z.string(),
		EMAIL: z.string(),
		/** Random, shown only once; null: the account existed and keeps its password. */
		PASSWORD: z.string().nullable(),
	}),
)

/** An open invitation. */
export const StaffInvitationWire = z.object({
	INVITATION_ID: z.string(),
	COMPANY_CODE: z.string(),
	EMAIL: z.string(),
	ROLE: z.enum(STAFF_ROLES),
	CREATED_DATE: z.iso.datetime(),
	EXPIRED_DATE: z.iso.datetime(),
	/** The mailed link, to be passed on in another way. */
	LINK: z.string(),
})
export type StaffInvitationWire = z.infer<typeof StaffInvitationWire>
/** GET /operator/v1/invitations: the open ones. */
export const StaffInvitationListWire = dataOf(z.object({ list: z.array(StaffInvitationWire) }))
/** POST /operator/v1/invitations: mails a link valid for three days and invalidates earlier ones to this address. */
export const StaffInvitationRequestWire = z.object({
	EMAIL: EmailWire,
	ROLE: z.enum(STAFF_ROLES),
})
export const StaffInvitationAnswerWire = dataOf(StaffInvitationWire)
/** POST /operator/v1/invitations/look-up: what the mailed link is for. 410 LINK_USED. */
export const StaffInvitationLookUpWire = z.object({ TOKEN: token })
export const StaffInvitationFoundWire = dataOf(
	z.object({
		EMAIL: z.string(),
		COMPANY_NAME: z.string(),
		ROLE: z.enum(STAFF_ROLES),
		/** true: accepting requires this account's password; false: it sets one. */
		HAS_ACCOUNT: z.boolean(),
	}),
)
/** POST /operator/v1/invitations/acceptance. 410 LINK_USED; then sign in. */
export const StaffInvitationAcceptanceWire = z.object({
	TOKEN: token,
	/** Required without an account. */
	NAME: staffName.optional(),
	PASSWORD: typedPassword,
})
/** Response of calls without result data. */
export const StaffDoneWire = DoneWire
