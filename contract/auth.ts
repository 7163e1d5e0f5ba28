import { z } from 'zod'
import { dataOf, Done } from './envelope.ts'
import { personName } from './person-name.ts'
import { compactText, lineText, visibleText } from './text.ts'
import { openEnum } from './open-enum.ts'

export const CUSTOMER_TYPES = ['RETAIL', 'AFFILIATE', 'AGENT'] as const

/** At least eight characters of any kind; a common one is refused with PASSWORD_COMMON. */
const PasswordWire = z.string().min(8).max(200)
/** A password for comparison: less strict than PasswordWire, for passwords set under earlier rules. */
const typedPassword = z.string().min(1).max(200)
export const CustomerNameWire = personName({ min: 3, max: 100 })
export const EmailWire = compactText().check(z.email()).max(254)
/** As typed; Indonesian unless it has a country code. 422 PHONE_INVALID. */
export const TypedPhoneWire = visibleText().min(2).max(30)
/** Device name for the list of sessions (spec section 5: at most 50 characters). */
const deviceLabel = lineText().max(50).default('')

/**
 * Logged-in user (spec section 3). TOKEN is a bearer token valid for twelve hours; scripts in the browser must not
 * have access to it.
 */
export const LoggedInUserWire = z.object({
	/** CUSTOMER_CODE of the referring customer. */
	CUSTOMER_BRANCH_ID: z.string().nullable(),
	CUSTOMER_CODE: z.string(),
	CUSTOMER_EMAIL: z.string(),
	CUSTOMER_NAME: z.string(),
	/** E.164. */
	CUSTOMER_PHONE: z.string(),
	CUSTOMER_TYPE: openEnum(CUSTOMER_TYPES),
	CUSTOMER_TYPE_NAME: z.string(),
	TOKEN: z.string(),
})
export type LoggedInUserWire = z.infer<typeof LoggedInUserWire>
export const LoggedInUserAnswerWire = dataOf(LoggedInUserWire)

/** Claims of TOKEN (spec section 3). */
export const TokenClaimsWire = z.object({
	CUSTOMER_CODE: z.string(),
	CUSTOMER_BRANCH_ID: z.string().nullable(),
	CUSTOMER_TYPE: openEnum(CUSTOMER_TYPES),
	CUSTOMER_NAME: z.string(),
	CUSTOMER_EMAIL: z.string(),
	CUSTOMER_PHONE: z.string(),
	/** Country calling code and national number of CUSTOMER_PHONE. */
	CUSTOMER_PHONE_1: z.string(),
	CUSTOMER_PHONE_2: z.string(),
	CUSTOMER_AFFILIATE_TRACKING_CODE: z.string().nullable(),
	/** Unix time in seconds. */
	exp: z.number().int(),
})
export type TokenClaimsWire = z.infer<typeof TokenClaimsWire>

/**
 * The visitor's IP address, by which rate limits count; trusted only together with a valid api-access key.
 * Visitors without one share a limit.
 */
export const VISITOR_ADDRESS_HEADER = 'X-Visitor-Address'

/**
 * Random id of the visitor's browser from its sealed cookie, for calls under /auth and /order: it identifies a known
 * device after its address changed, and a guest for limits per customer. 16 to 64 letters, digits, - and _. Trusted under the same condition.
 */
export const VISITOR_DEVICE_HEADER = 'X-Visitor-Device'

/**
 * POST /auth/register: 201 with a logged-in user. 409 ACCOUNT_EXISTS does not reveal whether email or phone is taken;
 * 429 TOO_MANY_ATTEMPTS.
 */
export const RegisterWire = z.object({
	CUSTOMER_NAME: CustomerNameWire,
	CUSTOMER_EMAIL: EmailWire,
	CUSTOMER_PHONE: TypedPhoneWire,
	PASSWORD: PasswordWire,
	/** Consent to terms and privacy policy. */
	IS_AGREED: z.literal(true),
	/** Code of the referring agent; an unknown code is ignored. */
	AGENT_TRACKING_CODE: z.string().trim().min(1).max(40).optional(),
	DEVICE_LABEL: deviceLabel,
})

/** POST /auth/login. 401 SIGN_IN_REFUSED for any wrong credential; 409 ACCOUNT_BLOCKED; 429 TOO_MANY_ATTEMPTS with Retry-After. */
export const LoginWire = z.object({
	/** Email or phone. */
	LOGIN: lineText().min(1).max(254),
	PASSWORD: typedPassword,
	DEVICE_LABEL: deviceLabel,
})

/** Response of calls without result data. */
export const DoneWire = dataOf(Done).meta({ id: 'DoneInData' })

/** GET /auth/session-list: the customer's active sessions, most recently used first. */
export const SessionListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				SESSION_ID: z.string(),
				DEVICE_LABEL: z.string(),
				CREATED_DATE: z.iso.datetime(),
				SEEN_DATE: z.iso.datetime(),
				EXPIRED_DATE: z.iso.datetime(),
				IS_CURRENT: z.boolean(),
			}),
		),
	}),
)

/** POST /auth/password-reset: the response does not reveal whether an account has this email. */
export const PasswordResetWire = z.object({ CUSTOMER_EMAIL: EmailWire })
/** POST /auth/password-reset/look-up: whether a link still works; changes nothing. 410 LINK_USED as for its use. */
export const PasswordResetLookUpWire = z.object({ RESET_TOKEN: z.string().min(1).max(200) })
/** POST /auth/password-reset/confirm: ends all sessions. 410 LINK_USED for a used, expired or unknown link. */
export const PasswordResetConfirmWire = z.object({
	RESET_TOKEN: z.string().min(1).max(200),
	PASSWORD: PasswordWire,
})
/**
 * POST /auth/sign-in-link: the response does not reveal whether an account has this email. The mailed link signs in once
 * within fifteen minutes, on the host it was requested on; a change of password invalidates it.
 */
export const SignInLinkWire = z.object({
	CUSTOMER_EMAIL: EmailWire,
	/** Path within the shop to open after signing in; part of the link. */
	RETURN_PATH: z
		.string()
		.max(500)
		.regex(/^\/(?![/\\])/)
		.optional(),
})
/**
 * POST /auth/sign-in-link/confirm: 410 LINK_USED for a used, expired or unknown link, and for an account that is blocked
 * or has another email by now.
 */
export const SignInLinkConfirmWire = z.object({
	SIGN_IN_TOKEN: z.string().min(1).max(200),
	DEVICE_LABEL: deviceLabel,
})
export const SignInLinkAnswerWire = dataOf(
	z.object({
		USER: LoggedInUserWire,
		/** The link confirmed the account's email, and ended its password and Google account. */
		IS_CLAIMED: z.boolean(),
	}),
)
/** POST /auth/password-change: ends all sessions and returns a new one. 422 on PASSWORD_CURRENT. */
export const PasswordChangeWire = z.object({
	/** Absent for an account without a password (Google only). */
	PASSWORD_CURRENT: typedPassword.optional(),
	PASSWORD: PasswordWire,
	DEVICE_LABEL: deviceLabel,
})

const googleToken = {
	ID_TOKEN: z.string().min(1).max(8_000),
	/** Nonce of the authorisation request. */
	NONCE: z.string().min(16).max(200),
}
/**
 * POST /auth/google with Google's ID token, which the API verifies. 200: a logged-in user, or a registration ticket when
 * phone and consent are missing. 401 GOOGLE_REFUSED; 409 GOOGLE_LINK_NEEDED when an account has this email: sign in
 * with its password, then link; 503 GOOGLE_NOT_CONFIGURED.
 */
export const GoogleLoginWire = z.object({ ...googleToken, DEVICE_LABEL: deviceLabel })
export const GoogleLoginAnswerWire = dataOf(
	z.discriminatedUnion('OUTCOME', [
		z.object({ OUTCOME: z.literal('LOGGED_IN'), USER: LoggedInUserWire }),
		z.object({
			OUTCOME: z.literal('REGISTRATION'),
			/** Valid for fifteen minutes. */
			REGISTRATION_TICKET: z.string(),
			CUSTOMER_NAME: z.string(),
			CUSTOMER_EMAIL: z.string(),
		}),
	]),
)
export type GoogleLoginAnswerWire = z.infer<typeof GoogleLoginAnswerWire>
/** POST /auth/google/registration: 201 with a logged-in user. 410 TICKET_EXPIRED. */
export const GoogleRegistrationWire = z.object({
	REGISTRATION_TICKET: z.string().min(1).max(4_000),
	CUSTOMER_NAME: CustomerNameWire,
	CUSTOMER_PHONE: TypedPhoneWire,
	IS_AGREED: z.literal(true),
	AGENT_TRACKING_CODE: z.string().trim().min(1).max(40).optional(),
	DEVICE_LABEL: deviceLabel,
})
/**
 * POST /customer/google-link. 409 GOOGLE_TAKEN when the Google account belongs to another customer. DELETE: 409
 * PASSWORD_NEEDED if the account has no password to sign in with.
 */
export const GoogleLinkWire = z.object(googleToken)
