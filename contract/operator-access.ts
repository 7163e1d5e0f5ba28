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
	'GET /orders': { needs: 'orders.read' },
	'GET /orders/:number': { needs: 'orders.read' },
	'GET /orders/:number/confirmations/:id/proof': { needs: 'payments.confirm' },
	'POST /orders/:number/payments': { needs: 'payments.confirm' },
	'POST /orders/:number/shortfall': { needs: 'payments.confirm' },
	'GET /shortfall-limits': { needs: 'settings.read' },
	'PUT /shortfall-limits': { needs: 'settings' },
	'POST /orders/:number/confirmation-rejection': { needs: 'payments.confirm' },
	'POST /orders/:number/processing': { needs: 'orders.process' },
	'POST /orders/:number/shipment': { needs: 'orders.process' },
	'GET /orders/:number/corrections': { needs: 'orders.read' },
	'POST /orders/:number/correction': { needs: 'orders.process' },
	'POST /orders/:number/step-back': { needs: 'orders.process' },
	'POST /orders/:number/delivery': { needs: 'orders.process' },
	'POST /orders/:number/change': { needs: 'orders.change' },
	'POST /orders/:number/completion': { needs: 'orders.change' },
	'POST /orders/:number/cancellation': { needs: 'orders.change' },
	'POST /orders/:number/refunds': { needs: 'orders.refund' },
	'GET /orders/:number/notes': { needs: 'orders.read' },
	'POST /orders/:number/notes': { needs: 'orders.note' },

	'GET /order-list': { needs: 'orders.read' },
	'GET /order-counts': { needs: 'orders.read' },
	'POST /order-batches/payments': { needs: 'payments.confirm' },
	'POST /order-batches/processing': { needs: 'orders.process' },
	'POST /order-batches/deliveries': { needs: 'orders.process' },
	'POST /order-batches/shipments': { needs: 'orders.process' },

	'GET /bank-accounts': { needs: 'banks' },
	'POST /bank-accounts': { needs: 'banks' },
	'PUT /bank-accounts/:bank': { needs: 'banks' },
	'PUT /bank-account-order': { needs: 'banks' },
	'PUT /qris': { needs: 'banks' },
	'DELETE /qris': { needs: 'banks' },
	'GET /bank-statements': { needs: 'payments.confirm' },
	'POST /bank-statements': { needs: 'payments.confirm' },
	'GET /bank-statements/:id': { needs: 'payments.confirm' },
	'GET /bank-lines/:id': { needs: 'payments.confirm' },
	'POST /bank-lines/:id/payment': { needs: 'payments.confirm' },
	'POST /bank-line-batches/confirmations': { needs: 'payments.confirm' },
	'POST /bank-line-batches/dismissals': { needs: 'payments.confirm' },

	'GET /returns': { needs: 'returns.read' },
	'GET /returns/:number': { needs: 'returns.read' },
	'GET /returns/:number/picture/:id': { needs: 'returns.read' },
	'POST /returns/:number/approval': { needs: 'returns.decide' },
	'POST /returns/:number/rejection': { needs: 'returns.decide' },
	'POST /returns/:number/message': { needs: 'returns.decide' },
	'POST /returns/:number/shipment': { needs: 'returns.receive' },
	'POST /returns/:number/receipt': { needs: 'returns.receive' },
	'POST /returns/:number/refund': { needs: 'returns.refund' },

	'GET /withdrawals': { needs: 'withdrawals' },
	'POST /withdrawals/:id/approval': { needs: 'withdrawals' },
	'POST /withdrawals/:id/payout': { needs: 'withdrawals' },
	'POST /withdrawals/:id/rejection': { needs: 'withdrawals' },
	'POST /customers/:id/withdrawals': { needs: 'withdrawals' },
	'GET /customer-list': { needs: 'customers.read' },
	'GET /customers/:id': { needs: 'customers.read' },
	'GET /customers/:id/statement': { needs: 'liabilities' },
	'POST /customers/:id/notes': { needs: 'customers.read' },
	'GET /customers/:id/export': { needs: 'customers.data', requiresConfirmation: true },
	'GET /customers/:id/export-archive': { needs: 'customers.data', requiresConfirmation: true },
	'DELETE /customers/:id': { needs: 'customers.data' },
	'POST /customers/:id/block': { needs: 'customers.block' },
	'POST /customers/:id/block-end': { needs: 'customers.block' },
	'GET /guest-refunds': { needs: 'refunds.pay' },
	'POST /guest-refunds/:id/payout': { needs: 'refunds.pay' },
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
