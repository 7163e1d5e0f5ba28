import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { personName } from './person-name.ts'
import { compactText, lineText, visibleText } from './text.ts'
import { openEnum } from './open-enum.ts'

export const CUSTOMER_TYPES = ['RETAIL', 'AFFILIATE', 'AGENT'] as const

/** At least eight characters of any kind; a common one is refused with PASSWORD_COMMON. */
export const PasswordWire = z.string().min(8).max(200)
/** A password for comparison: less strict than PasswordWire, for passwords set under earlier rules. */
export const typedPassword = z.string().min(1).max(200)
export const CustomerNameWire = personName({ min: 3, max: 100 })
export const EmailWire = compactText().check(z.email()).max(254)
/** As typed; Indonesian unless it has a country code. 422 PHONE_INVALID. */
export const TypedPhoneWire = visibleText().min(2).max(30)
/** Device name for the list of sessions (spec section 5: at most 50 characters). */
export const deviceLabel = ['DEVICE_LABEL', lineText().max(50).default('')] as const
/** Code of the referring agent; an unknown code is ignored. */
export const referringAgent = [
	'AGENT_TRACKING_CODE',
	z.string().trim().min(1).max(40).optional(),
] as const

/** Fields of a signed-in customer, in a session's answer and in the claims of its token. */
const customerFields = {
	/** Code of the referring customer. */
	branchId: ['CUSTOMER_BRANCH_ID', z.string().nullable()],
	code: ['CUSTOMER_CODE', z.string()],
	email: ['CUSTOMER_EMAIL', z.string()],
	name: ['CUSTOMER_NAME', z.string()],
	/** E.164. */
	phone: ['CUSTOMER_PHONE', z.string()],
	type: ['CUSTOMER_TYPE', openEnum(CUSTOMER_TYPES)],
} as const

/**
 * Logged-in user (spec section 3) with a bearer token valid for twelve hours; scripts in the browser must not have access
 * to it.
 */
export const LoggedInUser = message({
	...customerFields,
	typeName: ['CUSTOMER_TYPE_NAME', z.string()],
	token: ['TOKEN', z.string()],
})
export type LoggedInUser = Value<typeof LoggedInUser>

/** Claims of the token (spec section 3). */
export const TokenClaims = message({
	...customerFields,
	/** Of the phone, like the national number. */
	callingCode: ['CUSTOMER_PHONE_1', z.string()],
	nationalNumber: ['CUSTOMER_PHONE_2', z.string()],
	/** The customer's own code; null: not activated. */
	affiliateCode: ['CUSTOMER_AFFILIATE_TRACKING_CODE', z.string().nullable()],
	/** Unix time in seconds. */
	exp: ['exp', z.number().int()],
})
export type TokenClaims = Value<typeof TokenClaims>

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

const Session = message({
	id: ['SESSION_ID', z.string()],
	device: ['DEVICE_LABEL', z.string()],
	created: ['CREATED_DATE', moment],
	seen: ['SEEN_DATE', moment],
	expires: ['EXPIRED_DATE', moment],
	isCurrent: ['IS_CURRENT', z.boolean()],
})

const Login = message({
	/** Email or phone. */
	login: ['LOGIN', lineText().min(1).max(254)],
	password: ['PASSWORD', typedPassword],
	device: deviceLabel,
})
export type Login = Value<typeof Login>

/** 409 ACCOUNT_EXISTS does not reveal whether email or phone is taken. */
export const register = endpoint({
	method: 'POST',
	path: '/auth/register',
	summary: 'Makes an account and signs it in',
	access: 'company',
	creates: true,
	body: message({
		name: ['CUSTOMER_NAME', CustomerNameWire],
		email: ['CUSTOMER_EMAIL', EmailWire],
		phone: ['CUSTOMER_PHONE', TypedPhoneWire],
		password: ['PASSWORD', PasswordWire],
		/** Consent to terms and privacy policy. */
		isAgreed: ['IS_AGREED', z.literal(true)],
		agent: referringAgent,
		device: deviceLabel,
	}),
	answer: LoggedInUser,
	failures: { 409: 'ACCOUNT_EXISTS', 429: 'TOO_MANY_ATTEMPTS' },
})

/** 401 SIGN_IN_REFUSED for any wrong credential. */
export const logIn = endpoint({
	method: 'POST',
	path: '/auth/login',
	summary: 'Signs in by email or phone',
	access: 'company',
	body: Login,
	answer: LoggedInUser,
	failures: { 401: 'SIGN_IN_REFUSED', 409: 'ACCOUNT_BLOCKED', 429: 'TOO_MANY_ATTEMPTS' },
})

export const logOut = endpoint({
	method: 'POST',
	path: '/auth/logout',
	summary: 'Ends the session of the bearer',
	access: 'customer',
	answer: Done,
})

export const listSessions = endpoint({
	method: 'GET',
	path: '/auth/session-list',
	summary: "The customer's open sessions, the most recently used first",
	access: 'customer',
	answer: z.object({ list: z.array(Session) }),
})

export const endSession = endpoint({
	method: 'DELETE',
	path: '/auth/session/{id}',
	summary: "Ends one of the customer's sessions",
	access: 'customer',
	params: { id: z.uuid() },
	answer: Done,
	failures: { 404: 'SESSION_NOT_FOUND' },
})
