import { z } from 'zod'
import { deviceLabel, EmailWire, LoggedInUser, PasswordWire, typedPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { message } from './message.ts'

const resetToken = ['RESET_TOKEN', z.string().min(1).max(200)] as const

/** The response does not reveal whether an account has this email. */
export const requestReset = endpoint({
	method: 'POST',
	path: '/auth/password-reset',
	summary: 'Mails a link for another password, if the account exists',
	access: 'company',
	body: message({ email: ['CUSTOMER_EMAIL', EmailWire] }),
	answer: Done,
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})

/** Changes nothing; LINK_USED as for its use. */
export const lookUpReset = endpoint({
	method: 'POST',
	path: '/auth/password-reset/look-up',
	summary: 'Tells whether a mailed link still works',
	access: 'company',
	body: message({ token: resetToken }),
	answer: Done,
	failures: { 410: 'LINK_USED' },
})

/** Ends all sessions. LINK_USED for a used, expired or unknown link. */
export const resetPassword = endpoint({
	method: 'POST',
	path: '/auth/password-reset/confirm',
	summary: 'Sets another password by a mailed link',
	access: 'company',
	body: message({ token: resetToken, password: ['PASSWORD', PasswordWire] }),
	answer: Done,
	failures: { 410: 'LINK_USED', 429: 'TOO_MANY_ATTEMPTS' },
})

/**
 * The response does not reveal whether an account has this email. The mailed link signs in once within fifteen minutes, on
 * the host it was requested on; a change of password invalidates it.
 */
export const requestSignInLink = endpoint({
	method: 'POST',
	path: '/auth/sign-in-link',
	summary: 'Mails a link that signs in, if the account exists',
	access: 'company',
	body: message({
		email: ['CUSTOMER_EMAIL', EmailWire],
		/** Path within the shop to open after signing in; part of the link. */
		returnPath: [
			'RETURN_PATH',
			z
				.string()
				.max(500)
				.regex(/^\/(?![/\\])/)
				.optional(),
		],
	}),
	answer: Done,
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})

/** LINK_USED for a used, expired or unknown link, and for an account that is blocked or has another email by now. */
export const signInByLink = endpoint({
	method: 'POST',
	path: '/auth/sign-in-link/confirm',
	summary: 'Signs in by a mailed link',
	access: 'company',
	body: message({ token: ['SIGN_IN_TOKEN', z.string().min(1).max(200)], device: deviceLabel }),
	answer: message({
		user: ['USER', LoggedInUser],
		/** The link confirmed the account's email, and ended its password and Google account. */
		isClaimed: ['IS_CLAIMED', z.boolean()],
	}),
	failures: { 410: 'LINK_USED' },
})

/** Ends all sessions and returns a new one. 422 on `current`. */
export const changePassword = endpoint({
	method: 'POST',
	path: '/auth/password-change',
	summary: 'Sets another password; the answer is a new session',
	access: 'customer',
	body: message({
		/** Absent for an account without a password (Google only). */
		current: ['PASSWORD_CURRENT', typedPassword.optional()],
		password: ['PASSWORD', PasswordWire],
		device: deviceLabel,
	}),
	answer: LoggedInUser,
	failures: { 409: ['ACCOUNT_BLOCKED', 'SIGN_IN_AGAIN'], 429: 'TOO_MANY_ATTEMPTS' },
})
