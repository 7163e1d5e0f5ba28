import * as staff from '../operator-staff.ts'
import { byOperator, withoutSession } from './operation.ts'

const tooMany = { 429: 'TOO_MANY_ATTEMPTS; see Retry-After' }
const used = { ...tooMany, 410: 'LINK_USED' }
/** Signing in to the operator API, and what a mailed link opens: needs neither a key nor a session. */
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

/** The account and the sessions of the staff member who asks; a key has none. */
export const STAFF_SESSION_ENDPOINTS = byOperator([
	{ method: 'POST', path: '/sign-out', summary: 'Ends the session', answer: staff.StaffDoneWire },
	{
		method: 'GET',
		path: '/me',
		summary: 'The account, its companies and what it may do in each',
		answer: staff.StaffMeAnswerWire,
	},
	{
		method: 'PATCH',
		path: '/me',
		summary: 'Changes name or language',
		body: staff.StaffMeChangeWire,
		answer: staff.StaffMeAnswerWire,
	},
	{
		method: 'POST',
		path: '/confirm',
		summary:
			'Asks for the password or a code again; for ten minutes changes that need it are allowed',
		body: staff.StaffConfirmWire,
		answer: staff.StaffConfirmedWire,
		failures: tooMany,
	},
	{
		method: 'GET',
		path: '/sessions',
		summary: 'Own open sessions',
		answer: staff.StaffSessionListWire,
	},
	{
		method: 'DELETE',
		path: '/sessions/{id}',
		summary: 'Ends one of them',
		answer: staff.StaffDoneWire,
		failures: { 404: 'SESSION_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/password',
		summary: 'Changes the password and ends all other sessions',
		body: staff.StaffPasswordChangeWire,
		answer: staff.StaffDoneWire,
		failures: tooMany,
	},
	{
		method: 'POST',
		path: '/second-factor',
		summary: 'Makes a secret for an authenticator app',
		answer: staff.StaffSecondFactorStartWire,
		failures: { 409: 'SECOND_FACTOR_ON' },
	},
	{
		method: 'POST',
		path: '/second-factor/confirmation',
		summary: 'Turns the second factor on with its first code',
		body: staff.StaffCodeWire,
		answer: staff.StaffRecoveryCodesWire,
		failures: { ...tooMany, 409: 'SECOND_FACTOR_ON or SECOND_FACTOR_OFF' },
	},
	{
		method: 'POST',
		path: '/second-factor/recovery-codes',
		summary: 'Makes new recovery codes; the old ones end',
		answer: staff.StaffRecoveryCodesWire,
		failures: { 409: 'SECOND_FACTOR_OFF' },
	},
	{
		method: 'DELETE',
		path: '/second-factor',
		summary: 'Turns the second factor off',
		answer: staff.StaffDoneWire,
	},
])

/** The staff of a company: members and invitations. */
export const STAFF_MEMBER_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/staff',
		summary: 'Members of the staff with their roles',
		answer: staff.StaffMemberListWire,
	},
	{
		method: 'POST',
		path: '/staff',
		summary: 'Adds an account, or a role to one there is; a new password is shown once',
		body: staff.StaffAccountRequestWire,
		answer: staff.StaffAccountAnswerWire,
		creates: true,
		failures: { 404: 'COMPANY_NOT_FOUND' },
	},
	{
		method: 'PATCH',
		path: '/staff/{id}',
		summary: 'Changes the role',
		body: staff.StaffRoleWire,
		answer: staff.StaffMemberAnswerWire,
		failures: { 404: 'STAFF_NOT_FOUND', 409: 'LAST_OWNER' },
	},
	{
		method: 'DELETE',
		path: '/staff/{id}',
		summary: 'Takes the role away',
		answer: staff.StaffDoneWire,
		failures: { 404: 'STAFF_NOT_FOUND', 409: 'LAST_OWNER' },
	},
	{
		method: 'POST',
		path: '/staff/{id}/password',
		summary:
			'Sets a random password, shown once, turns the second factor off and ends every session',
		answer: staff.StaffAccountAnswerWire,
		failures: { 404: 'STAFF_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/invitations',
		summary: 'Open invitations',
		answer: staff.StaffInvitationListWire,
	},
	{
		method: 'POST',
		path: '/invitations',
		summary: 'Invites somebody by mail',
		body: staff.StaffInvitationRequestWire,
		answer: staff.StaffInvitationAnswerWire,
		creates: true,
		failures: tooMany,
	},
	{
		method: 'DELETE',
		path: '/invitations/{id}',
		summary: 'Withdraws an invitation',
		answer: staff.StaffDoneWire,
		failures: { 404: 'INVITATION_NOT_FOUND' },
	},
])
