import { STOCK_CHANGE_REASONS, type StockMoves } from '#contract/variant-change.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { StockMove } from './StockMovesPanel.tsx'

/** Stock moves as their table shows them: "+3", "−1", or "–" for no change. */
export function stockMovesOf(list: StockMoves, locale: Locale): StockMove[] {
	return list.map((move, key) => {
		const [first = '', ...rest] = (move.source ?? '').split(': ')
		const reason = STOCK_CHANGE_REASONS.find((value) => value === first) ?? null
		return {
			key,
			at: formatDateTime(move.movedAt, locale),
			kind: move.kind,
			reason,
			note: reason === null ? (move.source ?? '') : rest.join(': '),
			order: move.orderNumber,
			onHand: signed(move.onHandChange),
			reserved: signed(move.reservedChange),
		}
	})
}

function signed(change: number): string {
	if (change === 0) return '–'
	return change > 0 ? `+${change}` : `−${-change}`
}
