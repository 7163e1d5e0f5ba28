import type { Permission } from './operator/permissions.ts'

export type OperatorRule = {
	/**
	 * What who asks has to be allowed; "session": any staff member who is signed in, and no key; "nobody": nobody has to
	 * be signed in.
	 */
	needs: Permission | 'session' | 'nobody'
	/** Of keys, only those of the whole installation: it concerns more than one company. */
	isForInstallation?: true
	/** A POST that changes nothing and therefore leaves no event. */
	isQuestion?: true
	/** Asks for the password or a code again though `needs` alone does not say so. */
	asksAgain?: true
}

/** Names the company that a call is about, by its code, where the address does not. */
export const OPERATOR_COMPANY_HEADER = 'X-Company'

const signedIn: OperatorRule = { needs: 'session' }
const signedInAgain: OperatorRule = { needs: 'session', asksAgain: true }
/** Recorded by what it does, if it comes to something. */
const open: OperatorRule = { needs: 'nobody', isQuestion: true }

/**
 * Every operation of the operator API, by method and path below /operator/v1, and what is needed for it. What is not
 * listed here is refused for everybody.
 */
export const OPERATOR_OPERATIONS: Readonly<Record<string, OperatorRule>> = {
	'POST /sign-in': open,
	'POST /sign-in/second-factor': open,
	'POST /password-reset': open,
	'POST /password-reset/confirmation': open,
	'POST /invitations/look-up': open,
	'POST /invitations/acceptance': open,
	'POST /setup/look-up': open,
	'POST /setup/owner': open,

	'POST /sign-out': signedIn,
	'GET /me': signedIn,
	'PATCH /me': signedIn,
	'POST /confirm': { ...signedIn, isQuestion: true },
	'GET /sessions': signedIn,
	'DELETE /sessions/:id': signedIn,
	'POST /password': signedIn,
	'POST /second-factor': signedInAgain,
	'POST /second-factor/confirmation': signedIn,
	'POST /second-factor/recovery-codes': signedInAgain,
	'DELETE /second-factor': signedInAgain,

	'GET /staff': { needs: 'staff' },
	'POST /staff': { needs: 'installation.staff', isForInstallation: true },
	'PATCH /staff/:id': { needs: 'staff' },
	'DELETE /staff/:id': { needs: 'staff' },
	'POST /staff/:id/password': { needs: 'installation.staff', isForInstallation: true },
	'GET /districts': { needs: 'companies.read' },
	'POST /setup-link': { needs: 'installation.staff', isForInstallation: true },
	'GET /invitations': { needs: 'staff' },
	'POST /invitations': { needs: 'staff' },
	'DELETE /invitations/:id': { needs: 'staff' },

	'GET /orders': { needs: 'orders.read' },
	'GET /orders/:number': { needs: 'orders.read' },
	'GET /orders/:number/confirmations/:id/proof': { needs: 'payments.confirm' },
	'POST /orders/:number/payments': { needs: 'payments.confirm' },
	'POST /orders/:number/confirmation-rejection': { needs: 'payments.confirm' },
	'POST /orders/:number/processing': { needs: 'orders.process' },
	'POST /orders/:number/shipment': { needs: 'orders.process' },
	'POST /orders/:number/delivery': { needs: 'orders.process' },
	'POST /orders/:number/change': { needs: 'orders.change' },
	'POST /orders/:number/completion': { needs: 'orders.change' },
	'POST /orders/:number/cancellation': { needs: 'orders.change' },

	'GET /order-list': { needs: 'orders.read' },
	'GET /order-counts': { needs: 'orders.read' },
	'POST /order-batches/payments': { needs: 'payments.confirm' },
	'POST /order-batches/processing': { needs: 'orders.process' },
	'POST /order-batches/shipments': { needs: 'orders.process' },
	'GET /queues': { needs: 'queues' },
	'GET /sales': { needs: 'reports' },
	'GET /product-list': { needs: 'products.read' },
	'POST /products': { needs: 'prices' },
	'GET /products/:id': { needs: 'products.read' },
	'PATCH /products/:id': { needs: 'products.edit' },
	'PUT /products/:id/options': { needs: 'prices' },
	'PUT /products/:id/variants': { needs: 'prices' },
	'POST /products/:id/pictures': { needs: 'products.edit' },
	'PUT /products/:id/pictures': { needs: 'products.edit' },
	'GET /categories': { needs: 'products.read' },
	'POST /categories': { needs: 'products.edit' },
	'PATCH /categories/:id': { needs: 'products.edit' },
	'DELETE /categories/:id': { needs: 'products.edit' },
	'GET /variant-list': { needs: 'products.read' },
	'POST /variant-batches/prices': { needs: 'prices' },
	'POST /variant-batches/stock': { needs: 'stock' },
	'GET /variants/:id': { needs: 'products.read' },
	'GET /variants/:id/price-changes': { needs: 'prices' },
	'PUT /variants/:id/price': { needs: 'prices' },
	'GET /variants/:id/stock-changes': { needs: 'stock' },
	'POST /variants/:id/stock-changes': { needs: 'stock' },

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
	'GET /commission-reviews': { needs: 'commissions.read' },
	'POST /commission-reviews/:number/release': { needs: 'commissions.decide' },
	'POST /commission-reviews/:number/refusal': { needs: 'commissions.decide' },
	'GET /guest-refunds': { needs: 'refunds.pay' },
	'POST /guest-refunds/:id/payout': { needs: 'refunds.pay' },

	'GET /sites/:code': { needs: 'settings.read' },
	'PATCH /sites/:code': { needs: 'settings' },
	'GET /sites/:code/readiness': { needs: 'settings.read' },
	'POST /sites/:code/test-mail': { needs: 'settings' },
	'GET /sites/:code/shipping': { needs: 'couriers' },
	'PATCH /sites/:code/shipping': { needs: 'couriers' },
	'PATCH /sites/:code/couriers': { needs: 'couriers' },
	'POST /sites/:code/pictures': { needs: 'content' },
	'PUT /sites/:code/popup': { needs: 'content' },
	'DELETE /sites/:code/popup': { needs: 'content' },
	'PUT /sites/:code/products/:slug/file': { needs: 'products.files' },
	'GET /sites/:code/pages': { needs: 'content' },
	'GET /sites/:code/pages/:key': { needs: 'content' },
	'PUT /sites/:code/pages/:key': { needs: 'content' },
	'POST /sites/:code/pages/:key/review': { needs: 'content' },
	'PUT /sites/:code/faq': { needs: 'content' },
	'GET /sites/:code/informations': { needs: 'content' },
	'GET /sites/:code/informations/:slug': { needs: 'content' },
	'PUT /sites/:code/informations/:slug': { needs: 'content' },
	'POST /sites/:code/informations/:slug/review': { needs: 'content' },
	'POST /sites/:code/informations/:slug/withdrawal': { needs: 'content' },
	'GET /sites/:code/articles': { needs: 'content' },
	'PUT /sites/:code/articles/:slug': { needs: 'content' },
	'POST /sites/:code/articles/:slug/withdrawal': { needs: 'content' },
	'PUT /sites/:code/article-categories/:slug': { needs: 'content' },
	'PUT /sites/:code/logo': { needs: 'settings' },
	'DELETE /sites/:code/logo': { needs: 'settings' },
	'GET /sites/:code/footer': { needs: 'content' },
	'PUT /sites/:code/footer': { needs: 'content' },
	'POST /sites/:code/footer/changes': { needs: 'content' },
	'GET /sites/:code/banners': { needs: 'content' },
	'PUT /sites/:code/banners/:slug': { needs: 'content' },
	'PUT /sites/:code/banners/:slug/position': { needs: 'content' },
	'POST /sites/:code/banners/:slug/withdrawal': { needs: 'content' },
	'DELETE /sites/:code/banners/:slug/withdrawal': { needs: 'content' },
	'GET /sites/:code/agents': { needs: 'agents' },
	'POST /sites/:code/agents': { needs: 'agents' },
	'GET /sites/:code/messages': { needs: 'messages' },
	'GET /sites/:code/flash-sales': { needs: 'promotions' },
	'POST /sites/:code/flash-sales': { needs: 'promotions' },
	'POST /sites/:code/flash-sales/:id/end': { needs: 'promotions' },
	'GET /sites/:code/agent-applications': { needs: 'agents' },
	'POST /sites/:code/agent-applications/:id/approval': { needs: 'agents' },
	'POST /sites/:code/agent-applications/:id/refusal': { needs: 'agents' },
	'GET /sites/:code/agent-plan': { needs: 'agents' },
	'PUT /sites/:code/agent-plan': { needs: 'agents' },
	'GET /sites/:code/tiers': { needs: 'promotions' },
	'PUT /sites/:code/tiers': { needs: 'promotions' },
	'GET /sites/:code/rewards': { needs: 'promotions' },
	'POST /sites/:code/rewards': { needs: 'promotions' },
	'GET /sites/:code/redemptions': { needs: 'redemptions' },
	'POST /sites/:code/redemptions/:number/fulfilment': { needs: 'redemptions' },
	'GET /sites/:code/vouchers': { needs: 'promotions' },
	'POST /sites/:code/vouchers': { needs: 'promotions' },
	'PATCH /sites/:code/vouchers/:coupon': { needs: 'promotions' },

	'GET /companies': { needs: 'companies.read' },
	'POST /companies': { needs: 'companies', isForInstallation: true },
	'POST /companies/:code/defaults': { needs: 'companies.defaults' },
	'POST /companies/:code/domains': { needs: 'companies' },
	'DELETE /companies/:code/domains/:host': { needs: 'companies' },
	'POST /companies/:code/statement': { needs: 'liabilities', isQuestion: true },
	'POST /companies/:code/products/known': { needs: 'products.import', isQuestion: true },
	'POST /companies/:code/products': { needs: 'products.import' },
	'POST /companies/:code/pictures': { needs: 'products.import' },

	'GET /keys': { needs: 'keys' },
	'POST /keys': { needs: 'keys' },
	'POST /keys/:id/revocation': { needs: 'keys' },
	'GET /events': { needs: 'audit' },

	'GET /deliveries/dead': { needs: 'deliveries' },
	'POST /deliveries/retry': { needs: 'deliveries' },

	'GET /audit': { needs: 'installation.health', isForInstallation: true },
	'GET /audit/findings': { needs: 'liabilities' },
	'POST /audit/findings/:id/release': { needs: 'findings.release' },
}
