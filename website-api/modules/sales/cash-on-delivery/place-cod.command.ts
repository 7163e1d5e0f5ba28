import { sql } from 'drizzle-orm'
import { codFeeOf, codRefusal } from '#contract/cash-on-delivery.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { orderById } from '#website-api/modules/sales/orders/find-order.queries.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { codOrder } from './cod-order.table.ts'
import { type CodAsked, codTermsFor } from './cod-terms.queries.ts'

/** What the courier collects, with the buyer's part for its service; whole rupiah. */
export type CodAmount = { amount: number; fee: number }

type Wanted = CodAsked & { phone: string; vendor: string; total: number; wallet: number }

/**
 * What the courier is to collect for an order that is about to be placed. Orders of one phone wait for each other here, so that
 * its limit holds. 422 on PAYMENT_METHOD.
 */
export async function requireCod(tx: Transaction, wanted: Wanted): Promise<CodAmount> {
	const { companyId, phone, total } = wanted
	await tx.execute(
		sql`select pg_advisory_xact_lock(hashtext('cod_order'), hashtext(${`${companyId} ${phone}`}))`,
	)
	const terms = await codTermsFor(tx, wanted)
	const refusal = codRefusal(terms, wanted)
	if (refusal !== null || terms === null) {
		throw fieldProblem('PAYMENT_METHOD', { message: refusal ?? 'COD_UNAVAILABLE' })
	}
	const fee = codFeeOf(total, terms)
	return { amount: total + fee, fee }
}

/** Stores what the courier is to collect for a new order, which is packed at once: nothing has to be paid before. */
export async function packUnpaid(
	tx: Transaction,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
	cod: CodAmount,
) {
	await tx.insert(codOrder).values({ companyId, orderId: id, ...cod })
	await moveOrder(tx, await orderById(tx, companyId, id), { to: 'PROCESSING', actor: 'system' })
}
