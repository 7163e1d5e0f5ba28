import { type Context, Hono } from 'hono'
import {
	LoginWire,
	PasswordChangeWire,
	PasswordResetConfirmWire,
	PasswordResetLookUpWire,
	PasswordResetWire,
	RegisterWire,
	SignInLinkConfirmWire,
	SignInLinkWire,
} from '#contract/auth.ts'
import { type CustomerEnv, requireCustomer } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	refuseBlocked,
	requireCustomerPhone,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import type { CustomerRow } from '#website-api/modules/platform/identity/customer.table.ts'
import { openSessionsOf } from '#website-api/modules/platform/sessions/session.queries.ts'
import { endSession, openSession } from '#website-api/modules/platform/sessions/session.command.ts'
import { z } from 'zod'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { openLink } from './link.queries.ts'
import { requestPasswordReset, changePassword, resetPassword } from './password-reset.command.ts'
import { hashPassword, requireUncommon } from '#website-api/modules/platform/passwords/password.ts'
import { register } from './register.command.ts'
import { requestSignInLink, signInByLink } from './sign-in-link.command.ts'
import { requireSelf } from './require-self.ts'
import { signIn } from './sign-in.command.ts'
import {
	deviceDigest,
	secretDigest,
	visitorDigest,
} from '#website-api/modules/platform/attempts/visitor.ts'

const done = { data: { IS_DONE: true } } as const

/** Registration, sign-in and passwords, under /auth. */
export const authRoutes = new Hono<CustomerEnv>()
	.post('/register', async (c) => {
		const wire = await readJson(c, RegisterWire)
		const phone = requireCustomerPhone(wire.CUSTOMER_PHONE)
		requireUncommon(wire.PASSWORD, { email: wire.CUSTOMER_EMAIL, phone })
		// A refused field is no attempt: only what could tell whether an account exists counts.
		await limitRegistrations(c)
		const row = await register(c.var, {
			companyId: c.var.companyId,
			name: wire.CUSTOMER_NAME,
			email: wire.CUSTOMER_EMAIL,
			phone,
			passwordHash: await hashPassword(wire.PASSWORD),
			googleSubject: null,
			locale: c.var.locale,
			agentCode: wire.AGENT_TRACKING_CODE,
		})
		return c.json({ data: await loggedIn(c, row, wire.DEVICE_LABEL) }, 201)
	})
	.post('/login', async (c) => {
		const wire = await readJson(c, LoginWire)
		const from = { address: visitorDigest(c), device: deviceDigest(c) }
		const row = await signIn(c.var, wire, from)
		return c.json({ data: await loggedIn(c, row, wire.DEVICE_LABEL) })
	})
	.post('/logout', requireCustomer, async (c) => {
		await endSession(c.var.db, c.var, c.var.sessionId)
		return c.json(done)
	})
	.get('/session-list', requireCustomer, async (c) => {
		const rows = await openSessionsOf(c.var.db, c.var)
		const list = rows.map((row) => ({
			SESSION_ID: row.id,
			DEVICE_LABEL: row.device,
			CREATED_DATE: row.createdAt.toISOString(),
			SEEN_DATE: row.seenAt.toISOString(),
			EXPIRED_DATE: row.expiresAt.toISOString(),
			IS_CURRENT: row.id === c.var.sessionId,
		}))
		return c.json({ data: { list } })
	})
	.delete('/session/:id', requireCustomer, async (c) => {
		const id = z.uuid().safeParse(c.req.param('id'))
		if (!id.success || !(await endSession(c.var.db, c.var, id.data))) {
			throw new Problem(404, 'SESSION_NOT_FOUND')
		}
		return c.json(done)
	})
	.post('/password-reset', async (c) => {
		const { CUSTOMER_EMAIL } = await readJson(c, PasswordResetWire)
		await limitMailedLinks(c, CUSTOMER_EMAIL)
		await requestPasswordReset(c.var, CUSTOMER_EMAIL)
		return c.json(done)
	})
	.post('/password-reset/look-up', async (c) => {
		const { RESET_TOKEN } = await readJson(c, PasswordResetLookUpWire)
		await openLink(c.var.db, c.var.companyId, 'PASSWORD_RESET', RESET_TOKEN)
		return c.json(done)
	})
	.post('/password-reset/confirm', async (c) => {
		const { RESET_TOKEN, PASSWORD } = await readJson(c, PasswordResetConfirmWire)
		await resetPassword(c.var, RESET_TOKEN, PASSWORD)
		return c.json(done)
	})
	.post('/sign-in-link', async (c) => {
		const { CUSTOMER_EMAIL: email, RETURN_PATH: returnPath } = await readJson(c, SignInLinkWire)
		await limitMailedLinks(c, email)
		await requestSignInLink(c.var, { email, returnPath })
		return c.json(done)
	})
	.post('/sign-in-link/confirm', async (c) => {
		const wire = await readJson(c, SignInLinkConfirmWire)
		const { row, wasUnconfirmed } = await signInByLink(c.var, wire.SIGN_IN_TOKEN)
		const user = await loggedIn(c, row, wire.DEVICE_LABEL)
		return c.json({ data: { USER: user, IS_CLAIMED: wasUnconfirmed } })
	})
	.post('/password-change', requireCustomer, async (c) => {
		const wire = await readJson(c, PasswordChangeWire)
		const row = await requireSelf(c.var, wire.PASSWORD_CURRENT, 'PASSWORD_CURRENT')
		await changePassword(c.var, row, wire.PASSWORD)
		return c.json({ data: await loggedIn(c, row, wire.DEVICE_LABEL) })
	})

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
function limitMailedLinks(c: Context<CustomerEnv>, email: string) {
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
