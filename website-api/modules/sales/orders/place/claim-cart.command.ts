import { and, eq, sql, type SQL } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { OrderRequest } from '#contract/order-request.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { orders } from '../order.table.ts'

// The statements that place an order find rows by key, so their plans do not depend on the values: PostgreSQL need not
// plan them again for each order (docs/decisions/0035).
// A role that must not have such plans says so.
const planOnce = sql`set_config('plan_cache_mode', case current_setting('plan_cache_mode')
	when 'auto' then 'force_generic_plan' else current_setting('plan_cache_mode') end, true)`

type CartVersion = Pick<OrderRequest, 'cartToken' | 'cartVersion'>

/**
 * Claims this version of a cart for the order about to be placed, unless the buyer is blocked or the account is deleted;
 * a concurrent duplicate waits here, and a deletion waits for the order. 409 CART_ALREADY_ORDERED with the number of the
 * existing order, ACCOUNT_BLOCKED; 401 SESSION_INVALID.
 */
export async function claimCart(
	tx: Transaction,
	{ companyId, customerId }: { companyId: number; customerId: string | null },
	{ cartToken: token, cartVersion: version }: CartVersion,
	isBlocked: SQL<boolean>,
) {
	const { rows } = await tx.execute<Record<'is_claimed' | 'is_blocked' | 'exists', boolean>>(sql`
		with claimed as (
			insert into ordered_cart (company_id, cart_token, cart_version) values (${companyId}, ${token}, ${version})
			on conflict do nothing returning 1
		), held as (
			select 1 from customer
			where company_id = ${companyId} and id = ${customerId}::uuid and deleted_at is null for key share
		)
		select exists (select 1 from claimed) as is_claimed, ${isBlocked} as is_blocked,
			${customerId}::uuid is null or exists (select 1 from held) as exists, ${planOnce} as plan_mode`)
	if (!rows[0]?.is_claimed) throw await alreadyOrdered(tx, companyId, token, version)
	if (!rows[0].exists) throw new Problem(401, 'SESSION_INVALID')
	if (rows[0].is_blocked) throw new Problem(409, 'ACCOUNT_BLOCKED')
}

async function alreadyOrdered(tx: Transaction, companyId: number, token: string, version: number) {
	const placed = await tx
		.select({ number: orders.number })
		.from(orders)
		.where(
			and(
				eq(orders.companyId, companyId),
				eq(orders.cartToken, token),
				eq(orders.cartVersion, version),
			),
		)
	const { number } = onlyRow(placed)
	return new Problem(409, 'CART_ALREADY_ORDERED', {
		params: { number },
		errors: { ORDER_NUMBER: [number] },
	})
}
