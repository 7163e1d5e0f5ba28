import { and, eq, sql } from 'drizzle-orm'
import { isBookable } from '#contract/cod-remittance.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { codByTracking, isOpenLine, lockRemittance } from './remittance.queries.ts'
import { codRemittanceLine, type RemittanceLineRow } from './remittance.table.ts'
import { remittedState } from './remitted-state.ts'

type LineKey = { companyId: number; remittanceId: string; id: string }

/**
 * Puts aside a line that fits nothing, or is more than owed. 404 REMITTANCE_NOT_FOUND, 409 REMITTANCE_LINE_FITS,
 * REMITTANCE_LINE_SETTLED.
 */
export async function dismissLine(
	tx: Transaction,
	key: LineKey,
	{ reason, by }: { reason: string; by: string },
) {
	const line = await lockLine(tx, key)
	if (!isOpenLine(line)) throw new Problem(409, 'REMITTANCE_LINE_SETTLED')
	const { trackingNumber } = line
	const found = (await codByTracking(tx, key.companyId, [trackingNumber])).get(trackingNumber)
	if (isBookable(remittedState(line, found?.cod ?? null))) {
		throw new Problem(409, 'REMITTANCE_LINE_FITS')
	}
	await tx
		.update(codRemittanceLine)
		.set({ dismissedReason: reason, dismissedBy: by, dismissedAt: sql`now()` })
		.where(isLine(key))
}

/** Takes that back. 404 REMITTANCE_NOT_FOUND, 409 REMITTANCE_LINE_SETTLED. */
export async function restoreLine(tx: Transaction, key: LineKey) {
	const line = await lockLine(tx, key)
	if (line.dismissedAt === null) throw new Problem(409, 'REMITTANCE_LINE_SETTLED')
	await tx
		.update(codRemittanceLine)
		.set({ dismissedReason: null, dismissedBy: null, dismissedAt: null })
		.where(isLine(key))
}

/** A line of a file that nobody else books or dismisses meanwhile. */
async function lockLine(tx: Transaction, key: LineKey): Promise<RemittanceLineRow> {
	await lockRemittance(tx, key.companyId, key.remittanceId)
	const [line] = await tx.select().from(codRemittanceLine).where(isLine(key))
	if (!line) throw new Problem(404, 'REMITTANCE_NOT_FOUND')
	return line
}

function isLine({ companyId, remittanceId, id }: LineKey) {
	return and(
		eq(codRemittanceLine.companyId, companyId),
		eq(codRemittanceLine.remittanceId, remittanceId),
		eq(codRemittanceLine.id, id),
	)
}
