import type { Context } from 'hono'
import { endSession, listSessions, logIn, logOut, register } from '#contract/auth.ts'
import {
	changePassword,
	lookUpReset,
	requestReset,
	requestSignInLink,
	resetPassword,
	signInByLink,
} from '#contract/password.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import type { CustomerEnv } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	refuseBlocked,
	requireCustomerPhone,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import type { CustomerRow } from '#website-api/modules/platform/identity/customer.table.ts'
import { openSessionsOf } from '#website-api/modules/platform/sessions/session.queries.ts'
import {
	endOpenSession,
	openSession,
} from '#website-api/modules/platform/sessions/session.command.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { openLink } from './link.queries.ts'
import { mailPasswordReset, resetByLink, storePassword } from './password-reset.command.ts'
import { hashPassword, requireUncommon } from '#website-api/modules/platform/passwords/password.ts'
import { makeAccount } from './register.command.ts'
import { mailSignInLink, takeSignInLink } from './sign-in-link.command.ts'
import { requireSelf } from './require-self.ts'
import { signIn } from './sign-in.command.ts'
import {
	deviceDigest,
	secretDigest,
	visitorDigest,
} from '#website-api/modules/platform/attempts/visitor.ts'

/** Registration, sign-in and sessions. */
export const authAnswers = [
	answer(register, async ({ body, c, ...request }) => {
		const { name, email, password, agent: agentCode } = body
		const phone = requireCustomerPhone(body.phone)
		requireUncommon(password, { email, phone })
		// A refused field is no attempt: only what could tell whether an account exists counts.
		await limitRegistrations(c)
		const { companyId, locale } = request
		const passwordHash = await hashPassword(password)
		const person = { companyId, name, email, phone, passwordHash, googleSubject: null, locale }
		const row = await makeAccount(request, { ...person, agentCode })
		return loggedIn(c, row, body.device)
	}),
	answer(logIn, async ({ body, c, ...request }) => {
		const from = { address: visitorDigest(c), device: deviceDigest(c) }
		return loggedIn(c, await signIn(request, body, from), body.device)
	}),
	answer(logOut, async ({ db, owner, sessionId }) => {
		await endOpenSession(db, owner, sessionId)
		return done
	}),
	answer(listSessions, async ({ db, owner, sessionId }) => {
		const rows = await openSessionsOf(db, owner)
		return {
			list: rows.map(({ id, device, createdAt, seenAt, expiresAt }) => ({
				id,
				device,
				created: createdAt,
				seen: seenAt,
				expires: expiresAt,
				isCurrent: id === sessionId,
			})),
		}
	}),
	answer(endSession, async ({ db, owner, params }) => {
		const isEnded = await endOpenSession(db, owner, params.id)
		if (!isEnded) throw new Problem(404, 'SESSION_NOT_FOUND')
		return done
	}),
]

/** Passwords, and links by mail instead of them. */
export const passwordAnswers = [
	answer(requestReset, async ({ body, c, ...request }) => {
		await limitMailedLinks(c, body.email)
		await mailPasswordReset(request, body.email)
		return done
	}),
	answer(lookUpReset, async ({ db, companyId, body }) => {
		await openLink(db, companyId, 'PASSWORD_RESET', body.token)
		return done
	}),
	answer(resetPassword, async ({ body, ...request }) => {
		await resetByLink(request, body.token, body.password)
		return done
	}),
	answer(requestSignInLink, async ({ body, c, ...request }) => {
		await limitMailedLinks(c, body.email)
		await mailSignInLink(request, body)
		return done
	}),
	answer(signInByLink, async ({ body, c, ...request }) => {
		const { row, wasUnconfirmed } = await takeSignInLink(request, body.token)
		return { user: await loggedIn(c, row, body.device), isClaimed: wasUnconfirmed }
	}),
	answer(changePassword, async ({ body, c, ...request }) => {
		const row = await requireSelf(request, body.current, 'PASSWORD_CURRENT')
		await storePassword(request, row, body.password)
		return loggedIn(c, row, body.device)
	}),
]

/** Opens a session for an authenticated customer. 409 ACCOUNT_BLOCKED. */
export function loggedIn(
	c: Context<AppEnv> | Context<CustomerEnv>,
	row: CustomerRow,
	device: string,
) {
	refuseBlocked(row)
	const { db, locale, secret, clock } = c.var
	c.header('Cache-Control', 'no-store')
	const from = { device, addressDigest: visitorDigest(c), deviceDigest: deviceDigest(c) }
	return openSession(db, row, { ...from, locale, secret, clock })
}

/** Twenty links an hour of both kinds for one address, five for one email. 429 TOO_MANY_ATTEMPTS. */
function limitMailedLinks(c: Context<AppEnv>, email: string) {
	const limit = (max: number, ...parts: string[]) => ({
		key: secretDigest(c.var, 'reset', ...parts),
		max,
		minutes: 60,
	})
	return countAttempt(c.var.db, c.var.companyId, [
		limit(20, 'address', visitorDigest(c)),
		limit(5, 'email', email.toLowerCase()),
	])
}

/** Limits registrations to fifty a day from one address, or the number of the settings. 429 TOO_MANY_ATTEMPTS. */
export function limitRegistrations(c: Context<AppEnv> | Context<CustomerEnv>) {
	const key = secretDigest(c.var, 'register', visitorDigest(c))
	const max = c.var.registrationsPerDay ?? 50
	return countAttempt(c.var.db, c.var.companyId, [{ key, max, minutes: 24 * 60 }])
}
