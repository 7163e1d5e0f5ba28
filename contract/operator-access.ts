/** Whose key it is: the owner may do everything of the company, the others what their work needs. */
export const OPERATOR_ROLES = ['owner', 'staff', 'finance', 'warehouse'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

export type OperatorRule = {
	roles: readonly OperatorRole[]
	/** Only for keys of the whole installation: it concerns more than one company. */
	isForInstallation?: true
	/** A POST that changes nothing and therefore leaves no event. */
	isQuestion?: true
}

const all: OperatorRule = { roles: OPERATOR_ROLES }
const owner: OperatorRule = { roles: ['owner'] }
const installationOwner: OperatorRule = { roles: ['owner'], isForInstallation: true }
/** Orders, returns, the site and what it says. */
const shop: OperatorRule = { roles: ['owner', 'staff'] }
/** Goods: what is packed, sent, received and counted. */
const goods: OperatorRule = { roles: ['owner', 'staff', 'warehouse'] }
/** Money that arrives for an order, or goes back into a customer's balance. */
const payments: OperatorRule = { roles: ['owner', 'staff', 'finance'] }
/** Money that leaves the shop, and customers' balances. */
const payouts: OperatorRule = { roles: ['owner', 'finance'] }

/**
 * Every operation of the operator API, by method and path below /operator/v1, and who may ask for it. What is not
 * listed here is refused for everybody.
 */
export const OPERATOR_OPERATIONS: Readonly<Record<string, OperatorRule>> = {
	'GET /orders': all,
	'GET /orders/:number': all,
	'GET /orders/:number/confirmations/:id/proof': payments,
	'POST /orders/:number/payments': payments,
	'POST /orders/:number/confirmation-rejection': payments,
	'POST /orders/:number/processing': goods,
	'POST /orders/:number/shipment': goods,
	'POST /orders/:number/delivery': goods,
	'POST /orders/:number/change': shop,
	'POST /orders/:number/completion': shop,
	'POST /orders/:number/cancellation': shop,

	'GET /returns': all,
	'GET /returns/:number': all,
	'GET /returns/:number/picture/:id': all,
	'POST /returns/:number/approval': shop,
	'POST /returns/:number/rejection': shop,
	'POST /returns/:number/message': shop,
	'POST /returns/:number/shipment': goods,
	'POST /returns/:number/receipt': goods,
	'POST /returns/:number/refund': payments,

	'GET /withdrawals': payouts,
	'POST /withdrawals/:id/approval': payouts,
	'POST /withdrawals/:id/payout': payouts,
	'POST /withdrawals/:id/rejection': payouts,
	'POST /customers/:id/withdrawals': payouts,
	'GET /commission-reviews': payments,
	'POST /commission-reviews/:number/release': owner,
	'POST /commission-reviews/:number/refusal': owner,
	'GET /guest-refunds': payouts,
	'POST /guest-refunds/:id/payout': payouts,

	'GET /sites/:code': shop,
	'PATCH /sites/:code': shop,
	'POST /sites/:code/pictures': shop,
	'PUT /sites/:code/popup': shop,
	'DELETE /sites/:code/popup': shop,
	'PUT /sites/:code/products/:slug/file': shop,
	'GET /sites/:code/pages': shop,
	'PUT /sites/:code/pages/:key': shop,
	'POST /sites/:code/pages/:key/review': shop,
	'PUT /sites/:code/faq': shop,
	'GET /sites/:code/informations': shop,
	'PUT /sites/:code/informations/:slug': shop,
	'POST /sites/:code/informations/:slug/review': shop,
	'POST /sites/:code/informations/:slug/withdrawal': shop,
	'GET /sites/:code/articles': shop,
	'PUT /sites/:code/articles/:slug': shop,
	'POST /sites/:code/articles/:slug/withdrawal': shop,
	'PUT /sites/:code/article-categories/:slug': shop,
	'PUT /sites/:code/logo': shop,
	'DELETE /sites/:code/logo': shop,
	'GET /sites/:code/footer': shop,
	'PUT /sites/:code/footer': shop,
	'POST /sites/:code/footer/changes': shop,
	'GET /sites/:code/banners': shop,
	'PUT /sites/:code/banners/:slug': shop,
	'PUT /sites/:code/banners/:slug/position': shop,
	'POST /sites/:code/banners/:slug/withdrawal': shop,
	'DELETE /sites/:code/banners/:slug/withdrawal': shop,
	'GET /sites/:code/agents': shop,
	'POST /sites/:code/agents': shop,
	'GET /sites/:code/messages': shop,
	'GET /sites/:code/flash-sales': shop,
	'POST /sites/:code/flash-sales': shop,
	'POST /sites/:code/flash-sales/:id/end': shop,
	'GET /sites/:code/agent-applications': shop,
	'POST /sites/:code/agent-applications/:id/approval': shop,
	'POST /sites/:code/agent-applications/:id/refusal': shop,
	'GET /sites/:code/agent-plan': shop,
	'PUT /sites/:code/agent-plan': shop,
	'GET /sites/:code/tiers': shop,
	'PUT /sites/:code/tiers': shop,
	'GET /sites/:code/rewards': shop,
	'POST /sites/:code/rewards': shop,
	'GET /sites/:code/redemptions': goods,
	'POST /sites/:code/redemptions/:number/fulfilment': goods,
	'GET /sites/:code/vouchers': shop,
	'POST /sites/:code/vouchers': shop,
	'PATCH /sites/:code/vouchers/:coupon': shop,

	'GET /companies': owner,
	'POST /companies': installationOwner,
	'POST /companies/:code/defaults': owner,
	'POST /companies/:code/domains': owner,
	'POST /companies/:code/statement': { ...payouts, isQuestion: true },
	'POST /companies/:code/products/known': { ...goods, isQuestion: true },
	'POST /companies/:code/products': goods,
	'POST /companies/:code/pictures': goods,

	'GET /keys': owner,
	'POST /keys': owner,
	'POST /keys/:id/revocation': owner,
	'GET /events': owner,

	'GET /deliveries/dead': shop,
	'POST /deliveries/retry': shop,

	'GET /audit': installationOwner,
	'GET /audit/findings': payouts,
	'POST /audit/findings/:id/release': owner,
}
