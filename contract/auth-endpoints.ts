import * as auth from './auth.ts'
import type { Endpoint } from './endpoints.ts'

const limited = { 429: 'TOO_MANY_ATTEMPTS, with Retry-After', 503: 'UNAVAILABLE in a burst' }

/** Signing in and out, sessions, passwords. */
export const AUTH_ENDPOINTS: Endpoint[] = [
	{
		method: 'POST',
		path: '/auth/register',
		summary: 'Makes an account and signs it in',
		access: 'company',
		body: auth.RegisterWire,
		answer: auth.LoggedInUserAnswerWire,
		failures: { 409: 'ACCOUNT_EXISTS', ...limited },
	},
	{
		method: 'POST',
		path: '/auth/login',
		summary: 'Signs in by email or phone',
		access: 'company',
		body: auth.LoginWire,
		answer: auth.LoggedInUserAnswerWire,
		failures: limited,
	},
	{
		method: 'POST',
		path: '/auth/logout',
		summary: 'Ends the session of the bearer',
		access: 'customer',
		answer: auth.DoneWire,
	},
	{
		method: 'GET',
		path: '/auth/session-list',
		summary: "The customer's open sessions",
		access: 'customer',
		answer: auth.SessionListWire,
	},
	{
		method: 'DELETE',
		path: '/auth/session/{id}',
		summary: "Ends one of the customer's sessions",
		access: 'customer',
		answer: auth.DoneWire,
		failures: { 404: 'SESSION_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/auth/password-reset',
		summary: 'Mails a link for another password, if the account exists',
		access: 'company',
		body: auth.PasswordResetWire,
		answer: auth.DoneWire,
		failures: limited,
	},
	{
		method: 'POST',
		path: '/auth/password-reset/confirm',
		summary: 'Sets another password by a mailed link',
		access: 'company',
		body: auth.PasswordResetConfirmWire,
		answer: auth.DoneWire,
		failures: { 410: 'LINK_USED', ...limited },
	},
	{
		method: 'POST',
		path: '/auth/password-change',
		summary: 'Sets another password; the answer is a new session',
		access: 'customer',
		body: auth.PasswordChangeWire,
		answer: auth.LoggedInUserAnswerWire,
		failures: limited,
	},
]
