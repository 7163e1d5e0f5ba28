/** What money or coins are counted in: whole rupiah, and coins (1 coin is worth Rp 1). */
export const UNITS = ['IDR', 'COIN'] as const
export type Unit = (typeof UNITS)[number]

/** Accounts of a customer; none may go below zero. */
export const CUSTOMER_KINDS = [
	'wallet',
	'wallet_held',
	'affiliate_pending',
	'affiliate_available',
	'affiliate_held',
	'agent_pending',
	'agent_available',
	'agent_held',
	'coins',
] as const
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

/**
 * Accounts of the shop, one per shard. Money enters by `bank_in` and leaves by `bank_out`, so those go below
 * zero or above it as they please. `guest_refund` is what the shop owes people without a wallet.
 */
export const HOUSE_KINDS = [
	'bank_in',
	'bank_out',
	'sales',
	'shipping',
	'discount',
	'commission',
	'coin_grant',
	'guest_refund',
] as const
export type HouseKind = (typeof HOUSE_KINDS)[number]

/** What an order has been paid and has not yet passed on; one account for each paid order, never below zero. */
export const ORDER_KIND = 'order_due'

export const ACCOUNT_KINDS = [...CUSTOMER_KINDS, ...HOUSE_KINDS, ORDER_KIND] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** Each house account is this many rows, so that no single one becomes the queue of the whole shop. */
export const HOUSE_SHARDS = 16

/** Names an account without knowing its id. */
export type AccountName =
	| { kind: CustomerKind; customerId: string }
	| { kind: HouseKind; shard?: number }
	| { kind: typeof ORDER_KIND; orderId: string }

export function unitOf(kind: AccountKind): Unit {
	return kind === 'coins' || kind === 'coin_grant' ? 'COIN' : 'IDR'
}
