import type { RemittedState } from '#contract/cod-remittance.ts'
import type { CodOrderRow } from './cod-order.table.ts'

/** What a courier still owes for an order, in whole rupiah. */
export function codDue({ state, amount, received, writtenOff }: CodOrderRow): number {
	return state === 'DUE' ? amount - received - writtenOff : 0
}

/** What a line of a courier's file means for the order with its tracking number; null: there is none. */
export function remittedState(
	{ collected, fee }: { collected: number; fee: number },
	cod: CodOrderRow | null,
): RemittedState {
	if (cod === null) return 'UNKNOWN'
	// A courier asks for its service also where nothing was collected.
	if (collected === 0) return fee > 0 ? 'FEE' : 'NOT_DUE'
	const due = codDue(cod)
	if (due === 0) return 'NOT_DUE'
	if (collected > due) return 'MORE'
	return collected === due ? 'FULL' : 'PART'
}
