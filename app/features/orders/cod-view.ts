import type { Order } from '#contract/order.ts'
import { formatMoney } from '#web/domain/money.ts'

/** What the courier collects, and the part of it for the courier's service; null: it is paid otherwise. */
export function codView({ cod }: Order) {
	return (
		cod && { amount: formatMoney(cod.amount), fee: cod.fee === 0 ? null : formatMoney(cod.fee) }
	)
}
