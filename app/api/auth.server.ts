import { z } from 'zod'
import {
	DoneWire,
	GoogleLoginAnswerWire,
	LoggedInUserAnswerWire,
	SessionListWire,
	SignInLinkAnswerWire,
} from '#contract/auth.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'

export type Registration = {
	name: string
	email: string
	/** E.164. */
	phone: string
	password: string
	device: string
	/** Code of the agent whose link referred them. */
	agent?: string | undefined
}

type GoogleRegistration = { ticket: string } & Pick<
	Registration,
	'name' | 'phone' | 'device' | 'agent'
>

/** One of a customer's open sessions. */
export type OpenSession = {
	id: string
	device: string
	created: Date
	seen: Date
	expires: Date
	isCurrent: boolean
}

/** Google's authorization response, and the nonce that was sent with the request. */
export type GoogleProof = { idToken: string; nonce: string }

/** Signing in and out; calls that sign in return the bearer token. */
export function authApi(callWire: Call) {
	const call = withFormFields(callWire)
	return {
		/** 'conflict' ACCOUNT_EXISTS, 'too-many'. */
		register: ({ name, email, phone, password, device, agent }: Registration) =>
			call(
				Bearer,
				post('/auth/register', {
					CUSTOMER_NAME: name,
					CUSTOMER_EMAIL: email,
					CUSTOMER_PHONE: phone,
					PASSWORD: password,
					IS_AGREED: true,
					AGENT_TRACKING_CODE: agent,
					DEVICE_LABEL: device,
				}),
			),
		/** By email or phone. 'unauthenticated' SIGN_IN_REFUSED, 'conflict' ACCOUNT_BLOCKED, 'too-many'. */
		login: ({ login, password, device }: { login: string; password: string; device: string }) =>
			call(Bearer, post('/auth/login', { LOGIN: login, PASSWORD: password, DEVICE_LABEL: device })),
		logout: () => call(DoneWire, post('/auth/logout', {})),
		sessions: () => call(Sessions, { path: '/auth/session-list' }),
		endSession: (id: string) =>
			call(DoneWire, { method: 'DELETE', path: `/auth/session/${encodeURIComponent(id)}` }),
		requestPasswordReset: (email: string) =>
			call(DoneWire, post('/auth/password-reset', { CUSTOMER_EMAIL: email })),
		/** `back` is shown after signing in; '' for the account, like one that is too long for a mail. */
		requestSignInLink: (email: string, back: string) =>
			call(
				DoneWire,
				post('/auth/sign-in-link', {
					CUSTOMER_EMAIL: email,
					RETURN_PATH: back.length > 500 ? undefined : back || undefined,
				}),
			),
		/** 'gone' LINK_USED. */
		signInByLink: (token: string, device: string) =>
			call(
				LinkSignIn,
				post('/auth/sign-in-link/confirm', { SIGN_IN_TOKEN: token, DEVICE_LABEL: device }),
			),
		isResetOpen: (token: string) => isResetOpen(call, token),
		/** 'gone' LINK_USED. */
		reset: (token: string, password: string) =>
			call(
				DoneWire,
				post('/auth/password-reset/confirm', { RESET_TOKEN: token, PASSWORD: password }),
			),
		/** Ends every session and returns the bearer token of a new one. */
		changePassword: (passwords: { current: string | undefined; next: string; device: string }) =>
			call(
				Bearer,
				post('/auth/password-change', {
					PASSWORD_CURRENT: passwords.current,
					PASSWORD: passwords.next,
					DEVICE_LABEL: passwords.device,
				}),
			),
		...googleCalls(call),
	}
}

/** Whether a reset link still works; null: not known. */
async function isResetOpen(call: Call, token: string): Promise<boolean | null> {
	try {
		await call(DoneWire, post('/auth/password-reset/look-up', { RESET_TOKEN: token }))
		return true
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return error.failure === 'gone' ? false : null
	}
}

function googleCalls(call: Call) {
	return {
		/** 'unauthenticated' GOOGLE_REFUSED, 'conflict' GOOGLE_LINK_NEEDED. */
		google: ({ idToken, nonce }: GoogleProof, device: string) =>
			call(
				GoogleOutcome,
				post('/auth/google', { ID_TOKEN: idToken, NONCE: nonce, DEVICE_LABEL: device }),
			),
		/** 'gone' TICKET_EXPIRED, 'conflict' ACCOUNT_EXISTS. */
		googleRegister: (person: GoogleRegistration) =>
			call(
				Bearer,
				post('/auth/google/registration', {
					REGISTRATION_TICKET: person.ticket,
					CUSTOMER_NAME: person.name,
					CUSTOMER_PHONE: person.phone,
					IS_AGREED: true,
					AGENT_TRACKING_CODE: person.agent,
					DEVICE_LABEL: person.device,
				}),
			),
		/** 'conflict' GOOGLE_TAKEN. */
		linkGoogle: ({ idToken, nonce }: GoogleProof) =>
			call(DoneOrMore, post('/customer/google-link', { ID_TOKEN: idToken, NONCE: nonce })),
		unlinkGoogle: () => call(DoneOrMore, { method: 'DELETE', path: '/customer/google-link' }),
	}
}

function post(path: `/${string}`, body: unknown) {
	return { method: 'POST' as const, path, body }
}

/** Runs the call; the fields of its failure get the names of the form. */
function withFormFields(call: Call): Call {
	return async (schema, request) => {
		try {
			return await call(schema, request)
		} catch (error) {
			// A failure that redirects has no fields to rename.
			if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw error
			throw error.withFields(fields)
		}
	}
}

const fields = {
	CUSTOMER_NAME: 'name',
	CUSTOMER_EMAIL: 'email',
	CUSTOMER_PHONE: 'phone',
	PASSWORD: 'password',
	PASSWORD_CURRENT: 'current',
	LOGIN: 'login',
}

const Bearer = LoggedInUserAnswerWire.transform(({ data }) => data.TOKEN)

const LinkSignIn = SignInLinkAnswerWire.transform(({ data }) => ({
	token: data.USER.TOKEN,
	email: data.USER.CUSTOMER_EMAIL,
	/** The link confirmed the account's email, and ended its password. */
	isClaimed: data.IS_CLAIMED,
}))

const DoneOrMore = z.unknown().transform(() => undefined)

const GoogleOutcome = GoogleLoginAnswerWire.transform(({ data }) =>
	data.OUTCOME === 'LOGGED_IN'
		? { outcome: 'signed-in' as const, token: data.USER.TOKEN }
		: {
				outcome: 'registration' as const,
				ticket: data.REGISTRATION_TICKET,
				name: data.CUSTOMER_NAME,
				email: data.CUSTOMER_EMAIL,
			},
)

const Sessions = SessionListWire.transform(({ data }) =>
	data.list.map((session): OpenSession => ({
		id: session.SESSION_ID,
		device: session.DEVICE_LABEL,
		created: new Date(session.CREATED_DATE),
		seen: new Date(session.SEEN_DATE),
		expires: new Date(session.EXPIRED_DATE),
		isCurrent: session.IS_CURRENT,
	})),
)
