import type { LINE_STEPS } from '#contract/reconciliation.ts'
import type { SettledLineRow } from './reconciliation.table.ts'

type Step = (typeof LINE_STEPS)[number]

/** What staff can do about a line. */
export function stepsOf({
	difference,
	explanation,
	kind,
}: Pick<SettledLineRow, 'difference' | 'explanation' | 'kind'>): Step[] {
	if (difference === null || explanation !== '') return []
	const isOfOrder = kind === 'PAYMENT' || kind === 'REFUND'
	if (difference === 'FEE') return ['BOOK', 'EXPLAIN']
	if (kind === 'PAYOUT') return ['EXPLAIN']
	if (!isOfOrder) return ['BOOK', 'EXPLAIN']
	return ['ASK', 'EXPLAIN']
}
