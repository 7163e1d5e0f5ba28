import * as staff from '../operator-staff.ts'
import { byOperator } from './operation.ts'

const tooMany = { 429: 'TOO_MANY_ATTEMPTS; see Retry-After' }

/** Endpoints of the signed-in staff member's account and sessions; not for keys. */
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
