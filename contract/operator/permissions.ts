/** Roles of an operator key. */
export const OPERATOR_KEY_ROLES = ['owner', 'staff', 'finance', 'warehouse'] as const
export type OperatorKeyRole = (typeof OPERATOR_KEY_ROLES)[number]

/** Roles that a staff account can have in a company. */
export const STAFF_ROLES = ['owner', 'manager', 'warehouse', 'finance', 'content'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
/** Grant of a staff account: its role in a company, or "administrator" of the whole installation. */
export type StaffGrant = StaffRole | 'administrator'

type PermissionRule = {
	/** Staff accounts that have it. */
	staff: readonly StaffGrant[]
	/** Operator keys that have it. */
	keys: readonly OperatorKeyRole[]
	/** Changes require the staff member's password or code again (POST /confirm). */
	requiresConfirmation?: true
}

// The letters are those of the table of roles in docs/operating.md.
const O = 'owner'
const M = 'manager'
const W = 'warehouse'
const F = 'finance'
const C = 'content'
const everyKey = OPERATOR_KEY_ROLES
const shopKeys = ['owner', 'staff'] as const
const warehouseKeys = ['owner', 'staff', 'warehouse'] as const
const paymentKeys = ['owner', 'staff', 'finance'] as const
const payoutKeys = ['owner', 'finance'] as const
const ownerKeys = ['owner'] as const

/** Permissions by role: the single source for the API, the admin and their tests. */
export const PERMISSIONS = {
	'orders.read': { staff: [O, M, W, F], keys: everyKey },
	'orders.note': { staff: [O, M, W, F], keys: everyKey },
	/** Write orders for buyers, and links to pay them. */
	'orders.create': { staff: [O, M], keys: shopKeys },
	/** Pack, ship, deliver. */
	'orders.process': { staff: [O, M, W], keys: warehouseKeys },
	/** Propose a change, complete, cancel. */
	'orders.change': { staff: [O, M], keys: shopKeys },
	/** Partial refunds of an order. */
	'orders.refund': { staff: [O, F], keys: payoutKeys, requiresConfirmation: true },
	'payments.confirm': { staff: [O, M, F], keys: paymentKeys },
	'returns.read': { staff: [O, M, W, F], keys: everyKey },
	'returns.decide': { staff: [O, M], keys: shopKeys },
	'returns.receive': { staff: [O, M, W], keys: warehouseKeys },
	/** Refunds of returns. */
	'returns.refund': { staff: [O, F], keys: paymentKeys, requiresConfirmation: true },
	'refunds.pay': { staff: [O, F], keys: payoutKeys, requiresConfirmation: true },
	/** Add money to wallets, and take it from there. */
	'wallets.adjust': { staff: [O, F], keys: payoutKeys, requiresConfirmation: true },
	withdrawals: { staff: [O, F], keys: payoutKeys, requiresConfirmation: true },
	'commissions.read': { staff: [O, M, F], keys: paymentKeys },
	'commissions.decide': { staff: [O], keys: ownerKeys },
	/** Liabilities: statements of balances and findings of the audit. */
	liabilities: { staff: [O, F], keys: payoutKeys },
	'findings.release': { staff: [O], keys: ownerKeys, requiresConfirmation: true },
	/** Including notes by staff. */
	'customers.read': { staff: [O, M, F], keys: paymentKeys },
	'customers.block': { staff: [O, M], keys: shopKeys },
	/** Export and delete all data of a customer. */
	'customers.data': { staff: [O], keys: ownerKeys, requiresConfirmation: true },
	'products.read': { staff: [O, M, W, C], keys: warehouseKeys },
	/** Texts, pictures, categories, publishing. */
	'products.edit': { staff: [O, M, C], keys: shopKeys },
	'products.import': { staff: [O, M], keys: warehouseKeys },
	'products.files': { staff: [O, M], keys: shopKeys },
	prices: { staff: [O, M], keys: shopKeys },
	stock: { staff: [O, M, W], keys: warehouseKeys },
	/** Pages, articles, banners, footer, popup, pictures, questions and answers. */
	content: { staff: [O, M, C], keys: shopKeys },
	messages: { staff: [O, M, C], keys: shopKeys },
	/** Read, answer, hide. */
	reviews: { staff: [O, M, C], keys: shopKeys },
	'settings.read': { staff: [O, M, C], keys: shopKeys },
	settings: { staff: [O], keys: shopKeys },
	/** Origin of shipments, couriers and tariffs. */
	couriers: { staff: [O, M], keys: shopKeys },
	/** Vouchers, flash sales, tiers, rewards. */
	promotions: { staff: [O, M], keys: shopKeys },
	redemptions: { staff: [O, M, W], keys: warehouseKeys },
	agents: { staff: [O, M], keys: shopKeys },
	reports: { staff: [O, M, F], keys: paymentKeys },
	/** Counts of open work, each only with the permission for that work. */
	queues: { staff: [O, M, W, F, C], keys: everyKey },
	/** The shop's bank accounts and QRIS. */
	banks: { staff: [O], keys: ownerKeys, requiresConfirmation: true },
	/** One's own mail preferences and saved list views. */
	preferences: { staff: [O, M, W, F, C], keys: [] },
	deliveries: { staff: [O, M], keys: shopKeys },
	staff: { staff: [O], keys: ownerKeys, requiresConfirmation: true },
	keys: { staff: [O], keys: ownerKeys, requiresConfirmation: true },
	/** The log of changes. */
	audit: { staff: [O], keys: ownerKeys },
	'companies.read': { staff: [O, M, W, F, C, 'administrator'], keys: ownerKeys },
	'companies.defaults': { staff: [O], keys: ownerKeys },
	/** Companies and their hosts. */
	companies: { staff: ['administrator'], keys: ownerKeys, requiresConfirmation: true },
	/** Checks of the ledger over all companies. */
	'installation.health': { staff: ['administrator'], keys: ownerKeys },
	/** Staff accounts over all companies. */
	'installation.staff': { staff: ['administrator'], keys: ownerKeys, requiresConfirmation: true },
} as const satisfies Record<string, PermissionRule>

export type Permission = keyof typeof PERMISSIONS
export const PERMISSION_NAMES = Object.keys(PERMISSIONS).filter(isPermission)

/** Tells whether a name is a permission. */
function isPermission(name: string): name is Permission {
	return Object.hasOwn(PERMISSIONS, name)
}

/** The rule of a permission. */
export function permissionRule(permission: Permission): PermissionRule {
	return PERMISSIONS[permission]
}

/** Permissions of a role, in the table's order. */
export function permissionsOf(role: StaffGrant): Permission[] {
	return PERMISSION_NAMES.filter((name) => permissionRule(name).staff.includes(role))
}
