import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { sessionOf } from '#website-api/modules/platform/sessions/session.command.ts'
import type { AppEnv } from './env.ts'
import { Problem } from './problem.ts'

/** Context variables of handlers behind `requireCustomer`. */
export type CustomerEnv = {
	Variables: AppEnv['Variables'] & {
		/** The customer's session: the only source of ownership for all queries. */
		customerId: string
		sessionId: string
		/** Of all records that a handler stores. */
		owner: { companyId: number; customerId: string }
	}
}

/** Requires a customer with an open session. 401 SESSION_INVALID for a missing or invalid bearer token. */
export const requireCustomer = createMiddleware<CustomerEnv>(async (c, next) => {
	const session = await bearerOf(c)
	if (!session) throw new Problem(401, 'SESSION_INVALID')
	c.set('customerId', session.customerId)
	c.set('sessionId', session.sessionId)
	c.set('owner', { companyId: c.var.companyId, customerId: session.customerId })
	c.header('Cache-Control', 'no-store')
	await next()
})

/** The signed-in customer; null without a bearer token. 401 SESSION_INVALID for an invalid one. */
export async function optionalCustomer(
	c: Context<AppEnv> | Context<CustomerEnv>,
): Promise<string | null> {
	const session = await bearerOf(c)
	return session?.customerId ?? null
}

async function bearerOf(c: Context<AppEnv> | Context<CustomerEnv>) {
	const header = c.req.header('authorization')
	if (header === undefined) return undefined
	const token = /^Bearer (\S+)$/i.exec(header)?.[1] ?? ''
	const { db, companyId, secret, clock } = c.var
	const session = await sessionOf(db, token, companyId, secret, clock())
	if (!session) throw new Problem(401, 'SESSION_INVALID')
	return session
}
