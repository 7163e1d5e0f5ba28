import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import type { ReadRemittance } from './read-remittance.ts'
import { codRemittance, codRemittanceLine } from './remittance.table.ts'

type Upload = { companyId: number; lines: ReadRemittance[]; fileName: string; by: string }

const linesAtOnce = 500

/** Stores the lines of a file that no earlier one had; returns its id. */
export async function storeRemittance(
	tx: Transaction,
	{ companyId, lines, fileName, by }: Upload,
): Promise<string> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cod_remittance'), ${companyId})`)
	const id = randomUUID()
	const known = await knownLines(tx, companyId, lines)
	const added = numbered(lines).filter((line) => !known.has(keyOf(line)))
	await tx.insert(codRemittance).values({
		companyId,
		id,
		fileName,
		lineCount: lines.length,
		newLineCount: added.length,
		uploadedBy: by,
	})
	const rows = added.map((line, position) => ({
		companyId,
		id: randomUUID(),
		remittanceId: id,
		position,
		...line,
	}))
	for (let at = 0; at < rows.length; at += linesAtOnce) {
		await tx.insert(codRemittanceLine).values(rows.slice(at, at + linesAtOnce))
	}
	return id
}

async function knownLines(tx: Transaction, companyId: number, lines: ReadRemittance[]) {
	const numbers = [...new Set(lines.map(({ trackingNumber }) => trackingNumber))]
	const rows = await tx
		.select()
		.from(codRemittanceLine)
		.where(
			and(
				eq(codRemittanceLine.companyId, companyId),
				inArray(codRemittanceLine.trackingNumber, numbers),
			),
		)
	return new Set(rows.map(keyOf))
}

type Numbered = ReadRemittance & { occurrence: number }

/** With their number among equal ones. */
function numbered(lines: ReadRemittance[]): Numbered[] {
	const counts = new Map<string, number>()
	return lines.map((line) => {
		const key = keyOf({ ...line, occurrence: 0 })
		const occurrence = (counts.get(key) ?? 0) + 1
		counts.set(key, occurrence)
		return { ...line, occurrence }
	})
}

function keyOf({ trackingNumber, collected, fee, day, reference, occurrence }: Numbered): string {
	return JSON.stringify([trackingNumber, collected, fee, day, reference, occurrence])
}
