import { z } from 'zod'
import {
	CustomerNameWire,
	deviceLabel,
	LoggedInUser,
	referringAgent,
	TypedPhoneWire,
} from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { fieldsIn, message, type Value } from './message.ts'

/** Google's ID token, which the API verifies. */
const GoogleProof = message({
	idToken: ['ID_TOKEN', z.string().min(1).max(8_000)],
	/** Nonce of the authorisation request. */
	nonce: ['NONCE', z.string().min(16).max(200)],
})
export type GoogleProof = Value<typeof GoogleProof>

const GoogleOutcome = z.discriminatedUnion('OUTCOME', [
	message({ outcome: ['OUTCOME', z.literal('LOGGED_IN')], user: ['USER', LoggedInUser] }),
	message({
		outcome: ['OUTCOME', z.literal('REGISTRATION')],
		/** Valid for fifteen minutes. */
		ticket: ['REGISTRATION_TICKET', z.string()],
		name: ['CUSTOMER_NAME', z.string()],
		email: ['CUSTOMER_EMAIL', z.string()],
	}),
])
export type GoogleOutcome = Value<typeof GoogleOutcome>

/**
 * A logged-in user, or a registration ticket when phone and consent are missing. 401 GOOGLE_REFUSED; 409
 * GOOGLE_LINK_NEEDED when an account has this email: sign in with its password, then link.
 */
export const signInWithGoogle = endpoint({
	method: 'POST',
	path: '/auth/google',
	summary: 'Signs in with what Google answered, or says what is missing to register',
	access: 'company',
	body: message({ ...fieldsIn(GoogleProof), device: deviceLabel }),
	answer: GoogleOutcome,
	failures: {
		401: 'GOOGLE_REFUSED',
		409: ['GOOGLE_LINK_NEEDED', 'ACCOUNT_BLOCKED'],
		503: 'GOOGLE_NOT_CONFIGURED',
	},
})

export const registerWithGoogle = endpoint({
	method: 'POST',
	path: '/auth/google/registration',
	summary: 'Makes an account of someone whom Google vouched for and signs it in',
	access: 'company',
	creates: true,
	body: message({
		ticket: ['REGISTRATION_TICKET', z.string().min(1).max(4_000)],
		name: ['CUSTOMER_NAME', CustomerNameWire],
		phone: ['CUSTOMER_PHONE', TypedPhoneWire],
		isAgreed: ['IS_AGREED', z.literal(true)],
		agent: referringAgent,
		device: deviceLabel,
	}),
	answer: LoggedInUser,
	failures: {
		409: ['ACCOUNT_EXISTS', 'GOOGLE_TAKEN'],
		410: 'TICKET_EXPIRED',
		429: 'TOO_MANY_ATTEMPTS',
	},
})

/** GOOGLE_TAKEN when the Google account belongs to another customer. */
export const linkGoogle = endpoint({
	method: 'POST',
	path: '/customer/google-link',
	summary: 'Lets the customer sign in with this Google account',
	access: 'customer',
	body: GoogleProof,
	answer: Done,
	failures: { 401: 'GOOGLE_REFUSED', 409: 'GOOGLE_TAKEN', 503: 'GOOGLE_NOT_CONFIGURED' },
})

/** PASSWORD_NEEDED if the account has no password to sign in with. */
export const unlinkGoogle = endpoint({
	method: 'DELETE',
	path: '/customer/google-link',
	summary: 'Ends that',
	access: 'customer',
	answer: Done,
	failures: { 409: ['GOOGLE_NOT_LINKED', 'PASSWORD_NEEDED'] },
})
