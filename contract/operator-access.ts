import { type Endpoint, type StaffRule, staffRuleOf } from './endpoint.ts'
import { OPERATOR_ENDPOINTS } from './endpoints.ts'

/** Company code of the request, where the path has none. */
export const OPERATOR_COMPANY_HEADER = 'X-Company'
/** With any value in a GET request: its answer goes into a file, which is logged like a change. */
export const OPERATOR_EXPORT_HEADER = 'X-Export'

/**
 * With any value: a change is checked and made in a transaction that is rolled back. The answer has the header, too, if
 * this website API knows it; one that does not would make the change.
 */
export const OPERATOR_DRY_RUN_HEADER = 'X-Dry-Run'

const listed: Record<string, StaffRule> = {
	'GET /orders/:number': { needs: 'orders.read' },
	'GET /orders/:number/confirmations/:id/proof': { needs: 'payments.confirm' },
	'POST /orders/:number/payments': { needs: 'payments.confirm' },
	'POST /orders/:number/shortfall': { needs: 'payments.confirm' },
	'POST /orders/:number/confirmation-rejection': { needs: 'payments.confirm' },
	'POST /orders/:number/processing': { needs: 'orders.process' },
	'POST /orders/:number/shipment': { needs: 'orders.process' },
	'POST /orders/:number/correction': { needs: 'orders.process' },
	'POST /orders/:number/step-back': { needs: 'orders.process' },
	'POST /orders/:number/delivery': { needs: 'orders.process' },
	'POST /orders/:number/change': { needs: 'orders.change' },
	'POST /orders/:number/completion': { needs: 'orders.change' },
	'POST /orders/:number/cancellation': { needs: 'orders.change' },
	'POST /orders/:number/refunds': { needs: 'orders.refund' },
}

/**
 * Access rules of all operations of the operator API, by method and path under /operator/v1: those that endpoints
 * declare, and those listed here. Operations without one are rejected.
 */
export const OPERATOR_OPERATIONS: Readonly<Record<string, StaffRule>> = {
	...listed,
	...declaredRules(OPERATOR_ENDPOINTS),
}

function declaredRules(endpoints: Endpoint[]): Record<string, StaffRule> {
	return Object.fromEntries(
		endpoints.flatMap((endpoint) => {
			const rule = staffRuleOf(endpoint)
			const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
			return rule ? [[`${endpoint.method} ${path}`, rule]] : []
		}),
	)
}
