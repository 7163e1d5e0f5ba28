import type { Context } from 'hono'
import {
	type GoogleOutcome,
	type GoogleProof,
	linkGoogle,
	registerWithGoogle,
	signInWithGoogle,
	unlinkGoogle,
} from '#contract/google.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import type { CustomerEnv } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { limitRegistrations, loggedIn } from '#website-api/modules/customers/auth/auth.routes.ts'
import { makeAccount } from '#website-api/modules/customers/auth/register.command.ts'
import { requireCustomerPhone } from '#website-api/modules/platform/identity/customer.queries.ts'
import { addLink, linkedCustomer, removeLink, spendProof } from './google.command.ts'
import { readTicket, signTicket } from './registration-ticket.ts'

/** Sign-in with Google, and the customer's link with it. */
export const googleAnswers = [
	answer(signInWithGoogle, async ({ body, c, ...request }): Promise<GoogleOutcome> => {
		const person = await provenPerson(c, body)
		const row = await linkedCustomer(request, person)
		c.header('Cache-Control', 'no-store')
		if (row) return { outcome: 'LOGGED_IN', user: await loggedIn(c, row, body.device) }
		const { name, email } = person
		return { outcome: 'REGISTRATION', ticket: await signTicket(request, person), name, email }
	}),
	answer(registerWithGoogle, async ({ body, c, ...request }) => {
		const { subject, email } = await readTicket(request, body.ticket)
		const phone = requireCustomerPhone(body.phone)
		await limitRegistrations(c)
		const { companyId, locale } = request
		const { name, agent: agentCode } = body
		const person = { companyId, name, email, phone, passwordHash: null, googleSubject: subject }
		const row = await makeAccount(request, { ...person, locale, agentCode })
		return loggedIn(c, row, body.device)
	}),
	answer(linkGoogle, async ({ db, host, owner, body, c }) => {
		await addLink({ ...owner, db, host }, await provenPerson(c, body))
		return done
	}),
	answer(unlinkGoogle, async ({ db, owner }) => {
		await removeLink(db, owner)
		return done
	}),
]

/** Verifies a response of the provider, which can be used once. 503 GOOGLE_NOT_CONFIGURED, 401 GOOGLE_REFUSED. */
async function provenPerson(
	c: Context<AppEnv> | Context<CustomerEnv>,
	{ idToken, nonce }: GoogleProof,
) {
	const { google, clock } = c.var
	if (!google) throw new Problem(503, 'GOOGLE_NOT_CONFIGURED')
	const person = await google.verify(idToken, nonce, clock())
	await spendProof(c.var, nonce)
	return person
}
