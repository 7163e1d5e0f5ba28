import type { Endpoint } from '../endpoint.ts'

/** A call of the operator API, with its path below /operator/v1; who may make it is in operator-access.ts. */
export type Operation = Omit<Endpoint, 'access'>

/** Calls that need an operator's key or a staff session, with the failures that all of them share. */
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

/** Calls that nobody has to be signed in for. */
export function withoutSession(operations: Operation[]): Endpoint[] {
	return operations.map((operation) => ({ ...operation, access: 'public' }))
}
