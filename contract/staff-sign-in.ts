import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { message } from './message.ts'
import { STAFF_ROLES } from './operator/permissions.ts'
import {
	newStaffPassword,
	OpenedStaffSession,
	staffDevice,
	staffName,
	staffToken,
	typedStaffCode,
	typedStaffPassword,
} from './staff-account.ts'
import { lineText } from './text.ts'

const open = { method: 'POST', needs: 'nobody', isReadOnly: true } as const

/** 401 for any wrong credential. The answer is a session, or a challenge for the second factor. */
export const signInStaff = endpoint({
	...open,
	path: '/sign-in',
	summary: 'Signs a staff member in, or asks for the second factor',
	body: message({
		email: ['EMAIL', lineText().min(1).max(254)],
		password: ['PASSWORD', typedStaffPassword],
		/** An unused one is the second factor, and is answered when others tried too often. */
		recoveryCode: ['RECOVERY_CODE', typedStaffCode.optional()],
		device: ['DEVICE_LABEL', staffDevice],
	}),
	answer: z.discriminatedUnion('SECOND_FACTOR', [
		OpenedStaffSession,
		message({
			secondFactor: ['SECOND_FACTOR', z.literal(true)],
			/** Valid for five minutes and for one sign-in. */
			challenge: ['CHALLENGE', z.string()],
		}),
	]),
	failures: { 401: 'STAFF_SIGN_IN_REFUSED', 429: 'TOO_MANY_ATTEMPTS' },
})

/** 410 for an old challenge; 422 CODE_WRONG on the code. */
export const answerChallenge = endpoint({
	...open,
	path: '/sign-in/second-factor',
	summary: 'Signs in with the code of the app or a recovery code',
	body: message({
		challenge: ['CHALLENGE', staffToken],
		code: ['CODE', typedStaffCode],
		device: ['DEVICE_LABEL', staffDevice],
	}),
	answer: OpenedStaffSession,
	failures: { 410: 'LINK_USED', 429: 'TOO_MANY_ATTEMPTS' },
})

/** The answer does not tell whether there is such an account. */
export const requestStaffPassword = endpoint({
	...open,
	path: '/password-reset',
	summary: 'Mails a link for another password, if there is such an account',
	body: message({ email: ['EMAIL', EmailWire] }),
	answer: Done,
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})

/** The second factor stays. */
export const resetStaffPassword = endpoint({
	...open,
	path: '/password-reset/confirmation',
	summary: 'Sets the password by a mailed link and ends every session',
	body: message({ token: ['TOKEN', staffToken], password: ['PASSWORD', newStaffPassword] }),
	answer: Done,
	failures: { 410: 'LINK_USED', 429: 'TOO_MANY_ATTEMPTS' },
})

export const findInvitation = endpoint({
	...open,
	path: '/invitations/look-up',
	summary: 'What a mailed invitation is for',
	body: message({ token: ['TOKEN', staffToken] }),
	answer: message({
		email: ['EMAIL', z.string()],
		companyName: ['COMPANY_NAME', z.string()],
		role: ['ROLE', z.enum(STAFF_ROLES)],
		/** true: accepting requires this account's password; false: it sets one. */
		hasAccount: ['HAS_ACCOUNT', z.boolean()],
	}),
	failures: { 410: 'LINK_USED', 429: 'TOO_MANY_ATTEMPTS' },
})

/** What somebody sends who accepts an invitation. */
export const InvitationAcceptance = message({
	token: ['TOKEN', staffToken],
	/** Required without an account. */
	name: ['NAME', staffName.optional()],
	password: ['PASSWORD', typedStaffPassword],
})

export const acceptInvitation = endpoint({
	...open,
	path: '/invitations/acceptance',
	summary: 'Accepts an invitation, with a new account or the one there is',
	body: InvitationAcceptance,
	answer: Done,
	failures: { 410: 'LINK_USED', 429: 'TOO_MANY_ATTEMPTS' },
})
