import * as staff from '../operator-staff.ts'
import { withoutSession } from './operation.ts'

const tooMany = { 429: 'TOO_MANY_ATTEMPTS; see Retry-After' }
const used = { ...tooMany, 410: 'LINK_USED' }

/** Endpoints of sign-in and mailed links; they require neither a key nor a session. */
export const STAFF_SIGN_IN_ENDPOINTS = withoutSession([
	{
		method: 'POST',
		path: '/sign-in',
		summary: 'Signs a staff member in, or asks for the second factor',
		body: staff.StaffSignInWire,
		answer: staff.StaffSignInAnswerWire,
		failures: { ...tooMany, 401: 'STAFF_SIGN_IN_REFUSED' },
	},
	{
		method: 'POST',
		path: '/sign-in/second-factor',
		summary: 'Signs in with the code of the app or a recovery code',
		body: staff.StaffSecondFactorWire,
		answer: staff.StaffSessionAnswerWire,
		failures: used,
	},
	{
		method: 'POST',
		path: '/password-reset',
		summary: 'Mails a link for another password, if there is such an account',
		body: staff.StaffPasswordResetWire,
		answer: staff.StaffDoneWire,
		failures: tooMany,
	},
	{
		method: 'POST',
		path: '/password-reset/confirmation',
		summary: 'Sets the password by a mailed link and ends every session',
		body: staff.StaffPasswordResetConfirmationWire,
		answer: staff.StaffDoneWire,
		failures: used,
	},
	{
		method: 'POST',
		path: '/invitations/look-up',
		summary: 'What a mailed invitation is for',
		body: staff.StaffInvitationLookUpWire,
		answer: staff.StaffInvitationFoundWire,
		failures: used,
	},
	{
		method: 'POST',
		path: '/invitations/acceptance',
		summary: 'Accepts an invitation, with a new account or the one there is',
		body: staff.StaffInvitationAcceptanceWire,
		answer: staff.StaffDoneWire,
		failures: used,
	},
])
