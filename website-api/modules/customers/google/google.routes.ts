import { type Context, Hono } from 'hono'
import {
	type GoogleLoginAnswerWire,
	GoogleLinkWire,
	GoogleLoginWire,
	GoogleRegistrationWire,
} from '#contract/auth.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { limitRegistrations, loggedIn } from '#website-api/modules/customers/auth/auth.routes.ts'
import { register } from '#website-api/modules/customers/auth/register.command.ts'
import { requireCustomerPhone } from '#website-api/modules/platform/identity/customer.queries.ts'
import { linkGoogle, signInWithGoogle, spendProof, unlinkGoogle } from './google.command.ts'
import { readTicket, signTicket } from './registration-ticket.ts'

type Proof = { ID_TOKEN: string; NONCE: string }

/** Sign-in with Google, under /auth. */
export const googleRoutes = new Hono<CustomerEnv>()
	.post('/google', async (c) => {
		const wire = await readJson(c, GoogleLoginWire)
		const person = await provenPerson(c, wire)
		const row = await signInWithGoogle(c.var, person)
		const answer: GoogleLoginAnswerWire = row
			? { data: { OUTCOME: 'LOGGED_IN', USER: await loggedIn(c, row, wire.DEVICE_LABEL) } }
			: {
					data: {
						OUTCOME: 'REGISTRATION',
						REGISTRATION_TICKET: await signTicket(c.var, person),
						CUSTOMER_NAME: person.name,
						CUSTOMER_EMAIL: person.email,
					},
				}
		c.header('Cache-Control', 'no-store')
		return c.json(answer)
	})
	.post('/google/registration', async (c) => {
		const wire = await readJson(c, GoogleRegistrationWire)
		const { subject, email } = await readTicket(c.var, wire.REGISTRATION_TICKET)
		const phone = requireCustomerPhone(wire.CUSTOMER_PHONE)
		await limitRegistrations(c)
		const row = await register(c.var, {
			companyId: c.var.companyId,
			name: wire.CUSTOMER_NAME,
			email,
			phone,
			passwordHash: null,
			googleSubject: subject,
			locale: c.var.locale,
			agentCode: wire.AGENT_TRACKING_CODE,
		})
		return c.json({ data: await loggedIn(c, row, wire.DEVICE_LABEL) }, 201)
	})

/** The customer's link with Google, under /customer. */
export const googleLinkRoutes = new Hono<CustomerEnv>()
	.post('/google-link', requireCustomer, async (c) => {
		const person = await provenPerson(c, await readJson(c, GoogleLinkWire))
		const { db, host } = c.var
		await linkGoogle({ ...ownerFrom(c), db, host }, person)
		return c.json({ data: { IS_DONE: true } })
	})
	.delete('/google-link', requireCustomer, async (c) => {
		await unlinkGoogle(c.var.db, ownerFrom(c))
		return c.json({ data: { IS_DONE: true } })
	})

/** Verifies a response of the provider, which can be used once. 503 GOOGLE_NOT_CONFIGURED, 401 GOOGLE_REFUSED. */
async function provenPerson(c: Context<CustomerEnv>, { ID_TOKEN, NONCE }: Proof) {
	const { google, clock } = c.var
	if (!google) throw new Problem(503, 'GOOGLE_NOT_CONFIGURED')
	const person = await google.verify(ID_TOKEN, NONCE, clock())
	await spendProof(c.var, NONCE)
	return person
}
