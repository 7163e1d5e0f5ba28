import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { companyCoded } from './operator-companies.queries.ts'
import { type Operator, operatorOf } from './operator-key.queries.ts'

/** What a handler of the operator API finds in `c.var`. */
export type OperatorEnv = { Variables: AppEnv['Variables'] & { operator: Operator } }

/** Lets on only who carries an operator's key; a customer's token or an api-access key is none. */
export const requireOperator = createMiddleware<OperatorEnv>(async (c, next) => {
	const key = /^Bearer ([\w-]{32,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
	const operator = key ? await operatorOf(c.var.db, key) : undefined
	if (!operator) throw new Problem(401, 'OPERATOR_KEY_INVALID')
	c.set('operator', operator)
	c.header('Cache-Control', 'no-store')
	await next()
})

/** Only for owners: money that leaves, companies, the books. 403 OPERATOR_FORBIDDEN. */
export const requireOwner = createMiddleware<OperatorEnv>(async (c, next) => {
	if (c.var.operator.role !== 'owner') throw new Problem(403, 'OPERATOR_FORBIDDEN')
	await next()
})

/** A key of one company sees only its own: another one's code is as unknown as none at all (404). */
export const requireOwnCompany = createMiddleware<OperatorEnv>(async (c, next) => {
	const { companyId } = c.var.operator
	const asked = await companyCoded(c.var.db, c.req.param('code') ?? '')
	if (companyId !== null && companyId !== asked) throw new Problem(404, 'COMPANY_NOT_FOUND')
	await next()
})
