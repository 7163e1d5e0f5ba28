/** Roles of an operator's key. */
export const OPERATOR_ROLES = ['owner', 'staff', 'finance', 'warehouse'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** Roles that a staff account can have in a company. */
export const STAFF_ROLES = ['owner', 'manager', 'warehouse', 'finance', 'content'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
/** What a staff account does with: its role in a company, or "administrator" of the whole installation. */
export type StaffGrant = StaffRole | 'administrator'

type PermissionRule = {
	/** Staff accounts that have it. */
	staff: readonly StaffGrant[]
	/** Operators' keys that have it. */
	keys: readonly OperatorRole[]
	/** Changes ask a staff member for the password or a code again (POST /confirm). */
	asksAgain?: true
}

// The letters are those of the table of roles in docs/operating.md.
const O = 'owner'
const M = 'manager'
const W = 'warehouse'
const F = 'finance'
const C = 'content'
const everyKey = OPERATOR_ROLES
const shopKeys = ['owner', 'staff'] as const
const goodsKeys = ['owner', 'staff', 'warehouse'] as const
const paymentKeys = ['owner', 'staff', 'finance'] as const
const payoutKeys = ['owner', 'finance'] as const
const ownerKeys = ['owner'] as const

/** Who may do what: the one table that the API, the admin and their tests follow. */
export const PERMISSIONS = {
	'orders.read': { staff: [O, M, W, F], keys: everyKey },
	'orders.note': { staff: [O, M, W, F], keys: everyKey },
	/** Pack, ship, deliver. */
	'orders.process': { staff: [O, M, W], keys: goodsKeys },
	/** Propose a change, complete, cancel. */
	'orders.change': { staff: [O, M], keys: shopKeys },
	/** A part of an order's money back to its buyer. */
	'orders.refund': { staff: [O, F], keys: payoutKeys, asksAgain: true },
	'payments.confirm': { staff: [O, M, F], keys: paymentKeys },
	'returns.read': { staff: [O, M, W, F], keys: everyKey },
	'returns.decide': { staff: [O, M], keys: shopKeys },
	'returns.receive': { staff: [O, M, W], keys: goodsKeys },
	/** Money of a return back into a balance. */
	'returns.refund': { staff: [O, F], keys: paymentKeys, asksAgain: true },
	'refunds.pay': { staff: [O, F], keys: payoutKeys, asksAgain: true },
	withdrawals: { staff: [O, F], keys: payoutKeys, asksAgain: true },
	'commissions.read': { staff: [O, M, F], keys: paymentKeys },
	'commissions.decide': { staff: [O], keys: ownerKeys },
	/** What the shop owes: statements of balances and findings of the audit. */
	liabilities: { staff: [O, F], keys: payoutKeys },
	'findings.release': { staff: [O], keys: ownerKeys, asksAgain: true },
	/** Also what staff note about them. */
	'customers.read': { staff: [O, M, F], keys: paymentKeys },
	'customers.block': { staff: [O, M], keys: shopKeys },
	'products.read': { staff: [O, M, W, C], keys: goodsKeys },
	/** Texts, pictures, categories, publishing. */
	'products.edit': { staff: [O, M, C], keys: shopKeys },
	'products.import': { staff: [O, M], keys: goodsKeys },
	'products.files': { staff: [O, M], keys: shopKeys },
	prices: { staff: [O, M], keys: shopKeys },
	stock: { staff: [O, M, W], keys: goodsKeys },
	/** Pages, articles, banners, footer, popup, pictures, questions and answers. */
	content: { staff: [O, M, C], keys: shopKeys },
	messages: { staff: [O, M, C], keys: shopKeys },
	'settings.read': { staff: [O, M, C], keys: shopKeys },
	settings: { staff: [O], keys: shopKeys },
	/** Where parcels leave from, couriers and what they cost. */
	couriers: { staff: [O, M], keys: shopKeys },
	/** Vouchers, flash sales, tiers, rewards. */
	promotions: { staff: [O, M], keys: shopKeys },
	redemptions: { staff: [O, M, W], keys: goodsKeys },
	agents: { staff: [O, M], keys: shopKeys },
	reports: { staff: [O, M, F], keys: paymentKeys },
	/** How much work waits; each figure only for who may do that work. */
	queues: { staff: [O, M, W, F, C], keys: everyKey },
	/** Bank accounts and QRIS: where money goes to. */
	banks: { staff: [O], keys: ownerKeys, asksAgain: true },
	deliveries: { staff: [O, M], keys: shopKeys },
	staff: { staff: [O], keys: ownerKeys, asksAgain: true },
	keys: { staff: [O], keys: ownerKeys, asksAgain: true },
	/** The log of changes. */
	audit: { staff: [O], keys: ownerKeys },
	'companies.read': { staff: [O, M, W, F, C, 'administrator'], keys: ownerKeys },
	'companies.defaults': { staff: [O], keys: ownerKeys },
	/** Companies and their hosts. */
	companies: { staff: ['administrator'], keys: ownerKeys, asksAgain: true },
	/** The checks of the books, over all companies. */
	'installation.health': { staff: ['administrator'], keys: ownerKeys },
	/** Accounts of staff over all companies. */
	'installation.staff': { staff: ['administrator'], keys: ownerKeys, asksAgain: true },
} as const satisfies Record<string, PermissionRule>

export type Permission = keyof typeof PERMISSIONS
export const PERMISSION_NAMES = Object.keys(PERMISSIONS).filter(isPermission)

/** Whether a name is one of the table's. */
function isPermission(name: string): name is Permission {
	return Object.hasOwn(PERMISSIONS, name)
}

/** The row of the table. */
export function permissionRule(permission: Permission): PermissionRule {
	return PERMISSIONS[permission]
}

/** What a role of staff may do, in the table's order. */
export function permissionsOf(role: StaffGrant): Permission[] {
	return PERMISSION_NAMES.filter((name) => permissionRule(name).staff.includes(role))
}
