import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { sessionOf } from '#website-api/modules/platform/sessions/session.queries.ts'
import type { AppEnv } from './env.ts'
import { Problem } from './problem.ts'

/** What a handler behind `requireCustomer` finds in `c.var`. */
export type CustomerEnv = {
	Variables: AppEnv['Variables'] & {
		/** Whose the bearer is: the one source of ownership for every query behind it. */
		customerId: string
		sessionId: string
	}
}

/** Whose everything is that a handler behind `requireCustomer` stores. */
export function ownerFrom(c: Context<CustomerEnv>) {
	return { companyId: c.var.companyId, customerId: c.var.customerId }
}

/** Lets on only a customer whose session is open. 401 SESSION_INVALID for no bearer or a dead one. */
export const requireCustomer = createMiddleware<CustomerEnv>(async (c, next) => {
	const session = await bearerOf(c)
	if (!session) throw new Problem(401, 'SESSION_INVALID')
	c.set('customerId', session.customerId)
	c.set('sessionId', session.sessionId)
	c.header('Cache-Control', 'no-store')
	await next()
})

/** The customer, where one is signed in; null without a bearer. 401 SESSION_INVALID for a dead one. */
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
