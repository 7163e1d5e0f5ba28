import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { ACCOUNT_COVERED } from '#website-api/modules/money/ledger/post.command.ts'
import {
	type CodAmount,
	packUnpaid,
} from '#website-api/modules/sales/cash-on-delivery/place-cod.command.ts'
import { confirmOrder } from '#website-api/modules/sales/payments/confirm-order.command.ts'
import { orderById } from '../find-order.queries.ts'
import { payInto } from '../refund/order-money.command.ts'
import type { OrderRow } from '../order.table.ts'
import type { Price } from './price.ts'

/**
 * Pays the wallet's part of a new order; confirms the order at once if nothing is left to pay, and packs it if the courier
 * collects the rest. 409 PRICE_CHANGED if
 * the wallet's balance is too low by now.
 */
export async function payFirstPart(
	tx: Transaction,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
	{ total, wallet: walletPaid }: Pick<Price, 'total' | 'wallet'>,
	cod: CodAmount | null,
) {
	if (cod) return packUnpaid(tx, { companyId, id }, cod)
	if (walletPaid === 0 && total > 0) return
	const order = await orderById(tx, companyId, id)
	const { customerId } = order
	if (customerId !== null && walletPaid > 0) {
		try {
			const wallet = { kind: 'wallet', customerId } as const
			await payInto(tx, order, wallet, `wallet-part:${order.id}`, walletPaid)
		} catch (error) {
			if (breaks(error, '23514', ACCOUNT_COVERED)) throw new Problem(409, 'PRICE_CHANGED')
			throw error
		}
	}
	if (walletPaid === order.total) await confirmOrder(tx, order, 'payment')
}
