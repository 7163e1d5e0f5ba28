import type { PaymentProvider } from '#contract/online-method.ts'

/** Units of accounts: whole rupiah, and coins (1 coin is worth Rp 1). */
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
 * Accounts of the shop, one per shard. Money enters through `bank_in` or a provider of payments and leaves through
 * `bank_out`, whose balances have no limit: what a provider has of ours is its account's balance with the other sign.
 * `guest_refund` holds refunds owed to guests. `provider_fee` is what providers ask, less what buyers paid for it. `disputed`
 * is what buyers' banks took back, and `bad_debt` the part of it, and of what couriers owe, that the shop gave up.
 * `cod_receivable` is what couriers owe for parcels that are paid on delivery, `cod_unearned` the same until it has come, and
 * `cod_fee` what they keep for it, less what buyers paid for that. `adjustment` is what staff took from wallets by hand, less
 * what they added.
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
	'midtrans',
	'xendit',
	'provider_fee',
	'disputed',
	'bad_debt',
	'cod_receivable',
	'cod_unearned',
	'cod_fee',
	'adjustment',
] as const
export type HouseKind = (typeof HOUSE_KINDS)[number]

/** The account of what a provider has of ours. */
export const PROVIDER_ACCOUNTS = {
	MIDTRANS: 'midtrans',
	XENDIT: 'xendit',
} as const satisfies Record<PaymentProvider, HouseKind>

/** Holds an order's payments until they are passed on; one account per paid order, never negative. */
export const ORDER_KIND = 'order_due'

export const ACCOUNT_KINDS = [...CUSTOMER_KINDS, ...HOUSE_KINDS, ORDER_KIND] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** Number of rows per house account, which reduces lock contention. */
export const HOUSE_SHARDS = 16

/** Identifies an account by its properties. */
export type AccountName =
	| { kind: CustomerKind; customerId: string }
	| { kind: HouseKind; shard?: number }
	| { kind: typeof ORDER_KIND; orderId: string }

export function unitOf(kind: AccountKind): Unit {
	return kind === 'coins' || kind === 'coin_grant' ? 'COIN' : 'IDR'
}
