import { randomUUID } from 'node:crypto'
import { and, isNull, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import type { SettledEntry } from '#website-api/modules/platform/gateways/settled-entry.ts'
import { compareLines } from './compare.command.ts'
import { onlyOurs } from './ours.queries.ts'
import {
	isReconciliation,
	ofDay,
	reconciliation,
	type ReconciliationRow,
	settledLine,
} from './reconciliation.table.ts'

/** Lines that one transaction stores and compares. */
const mostAtOnce = 200
/** What only our books have, of one day. */
const mostOnlyOurs = 1_000

/** Stores entries of a provider, each once, and compares them with our books. */
export async function storeEntries(
	db: Database,
	day: ReconciliationRow,
	entries: readonly SettledEntry[],
) {
	for (let at = 0; at < entries.length; at += mostAtOnce) {
		const part = entries.slice(at, at + mostAtOnce)
		await inTransaction(db, async (tx) => {
			await lockDay(tx, day)
			await upsert(tx, day, part)
			await compareLines(tx, day, {
				keys: part.map(({ key }) => key),
				references: part.map(({ reference }) => reference),
			})
		})
	}
}

/** Lists what our books have of the day and the provider does not, and compares the lines of both again. */
export async function storeOnlyOurs(tx: Transaction, day: ReconciliationRow) {
	await lockDay(tx, day)
	const { companyId, provider, day: on } = day
	const missing = await onlyOurs(tx, day, mostOnlyOurs)
	const keys = missing.map(({ reference }) => `ours:${reference}`)
	for (const [at, { kind, reference, amount }] of missing.entries()) {
		const line = { kind, reference, ours: amount, state: 'DONE', theirs: null, fee: null } as const
		await tx
			.insert(settledLine)
			.values({ companyId, provider, day: on, id: randomUUID(), entryKey: keys[at] ?? '', ...line })
			.onConflictDoNothing()
	}
	const before = await tx
		.select({ key: settledLine.entryKey, reference: settledLine.reference })
		.from(settledLine)
		.where(and(ofDay(day), isNull(settledLine.theirs)))
	await compareLines(tx, day, {
		keys: before.map(({ key }) => key),
		references: before.map(({ reference }) => reference),
	})
}

/** Everything that compares or books lines of a provider's day waits here. */
export async function lockDay(tx: Transaction, day: Pick<ReconciliationRow, 'companyId' | 'id'>) {
	await tx
		.select({ id: reconciliation.id })
		.from(reconciliation)
		.where(isReconciliation(day))
		.for('update')
}

async function upsert(
	tx: Transaction,
	{ companyId, provider, day }: ReconciliationRow,
	entries: readonly SettledEntry[],
) {
	// The last of several with one key counts; a statement may not change a row twice.
	const once = [...new Map(entries.map((entry) => [entry.key, entry])).values()]
	if (once.length === 0) return
	const given = (name: string) => sql.raw(`excluded.${name}`)
	await tx
		.insert(settledLine)
		.values(
			once.map(({ key, amount, said, reference, ...entry }) => ({
				...entry,
				companyId,
				provider,
				day,
				id: randomUUID(),
				entryKey: key.slice(0, 200),
				reference: reference.slice(0, 100),
				theirs: amount,
				said: said.slice(0, 200),
			})),
		)
		.onConflictDoUpdate({
			target: [settledLine.companyId, settledLine.provider, settledLine.entryKey],
			set: {
				theirs: given('theirs'),
				fee: sql`coalesce(excluded.fee, ${settledLine.fee})`,
				state: given('state'),
				said: given('said'),
			},
		})
}
