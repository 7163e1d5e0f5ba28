import type { Endpoint } from '../endpoint.ts'

/** An endpoint of the operator API, with its path under /operator/v1; access rules are in operator-access.ts. */
export type Operation = Omit<Endpoint, 'access'>

/** Declares endpoints that require an operator's key or a staff session, with their common errors. */
export function byOperator(operations: Operation[]): Endpoint[] {
	return operations.map((operation) => {
		const failures: Record<number, string> = {
			403: 'OPERATOR_FORBIDDEN: not with this role; CONFIRMATION_REQUIRED: ask again first (POST /confirm)',
			404: 'Nothing of that name in a company of this key or session',
			422: 'COMPANY_REQUIRED: name it in X-Company',
		}
		if (operation.method !== 'GET')
			failures[422] += '; INVALID or SLUG_MALFORMED: errors names the fields'
		return { ...operation, access: 'operator', failures: { ...failures, ...operation.failures } }
	})
}
