import type { OrderRow } from '../order.table.ts'

/** Unpaid amount of an order, whole rupiah. */
export function amountDue({ total, paid, waived }: AmountParts): number {
	return total - paid - waived
}
type AmountParts = Pick<OrderRow, 'total' | 'paid' | 'waived'>
