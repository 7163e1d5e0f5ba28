import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { OPERATOR_OPERATIONS, type OperatorRule } from '#contract/operator-access.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { companyCoded } from '#website-api/modules/platform/companies/company.queries.ts'
import { type Operator, operatorOf } from './operator-key.queries.ts'

/** What a handler of the operator API finds in `c.var`. */
export type OperatorEnv = {
	Variables: AppEnv['Variables'] & {
		operator: Operator
		/** As contract/operator-access.ts lists it; absent where no route is. */
		operation?: string
		/** Set by a handler that creates something: what its event says was made. No personal data. */
		made?: string
	}
}

const base = '/operator/v1'

/**
 * Lets on only who carries an operator's key (a customer's token or an api-access key is none) whose role the table
 * of operations allows what is asked for. 401 OPERATOR_KEY_INVALID, 403 OPERATOR_FORBIDDEN or
 * INSTALLATION_KEY_REQUIRED.
 */
export const requireOperator = createMiddleware<OperatorEnv>(async (c, next) => {
	const key = /^Bearer ([\w-]{32,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
	const operator = key ? await operatorOf(c.var.db, key) : undefined
	if (!operator) throw new Problem(401, 'OPERATOR_KEY_INVALID')
	c.set('operator', operator)
	c.header('Cache-Control', 'no-store')
	const operation = operationOf(c)
	if (operation !== undefined) {
		allow(operator, OPERATOR_OPERATIONS[operation])
		c.set('operation', operation)
	}
	await next()
})

/** A key of one company sees only its own: another one's code is as unknown as none at all (404). */
export const requireOwnCompany = createMiddleware<OperatorEnv>(async (c, next) => {
	const { companyId } = c.var.operator
	const asked = await companyCoded(c.var.db, c.req.param('code') ?? '')
	if (companyId !== null && companyId !== asked) throw new Problem(404, 'COMPANY_NOT_FOUND')
	c.set('companyId', asked)
	await next()
})

/** The company that the address names; the guard has made sure that it is the operator's. */
export function companyOf(c: Context<OperatorEnv>): Promise<number> {
	return companyCoded(c.var.db, c.req.param('code') ?? '')
}

/** Only for keys of the whole installation. 403 INSTALLATION_KEY_REQUIRED. */
export function requireInstallation(operator: Operator) {
	if (operator.companyId !== null) throw new Problem(403, 'INSTALLATION_KEY_REQUIRED')
}

// What the table does not list is refused, so that a new route cannot be open by oversight.
function allow(operator: Operator, rule: OperatorRule | undefined) {
	if (!rule?.roles.includes(operator.role)) throw new Problem(403, 'OPERATOR_FORBIDDEN')
	if (rule.isForInstallation) requireInstallation(operator)
}

/** Method and path of the route that will answer, e.g. "GET /orders/:number"; undefined: none will. */
function operationOf(c: Context<OperatorEnv>): string | undefined {
	const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')
	return route && `${route.method} ${route.path.slice(base.length)}`
}
