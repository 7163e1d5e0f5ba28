import { and, eq, sql, type SQL } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { isDraft } from './draft.queries.ts'
import { holdUnits } from './hold-draft.command.ts'
import { type DraftRow, orderDraft } from './order-draft.table.ts'
import { discardDraft } from './save-draft.command.ts'

/** Drafts hold names and addresses of people who never ordered. */
const keptDays = 60

/** Releases the units of drafts whose time to hold them is over. */
export async function endOldHolds(db: Database) {
	const isOver = sql`${orderDraft.holdEndsAt} <= now()`
	await eachDraft(db, isOver, async (tx, draft) => {
		await holdUnits(tx, draft, [], `draft:${draft.version}:ended`)
		await tx
			.update(orderDraft)
			.set({ holdEndsAt: null, version: draft.version + 1 })
			.where(isDraft(draft.companyId, draft.id))
	})
}

/** Discards drafts that nobody has changed for long. */
export async function discardOldDrafts(db: Database) {
	const isOld = sql`${orderDraft.state} = 'OPEN'
		and ${orderDraft.changedAt} < now() - make_interval(days => ${keptDays}::integer)`
	await eachDraft(db, isOld, async (tx, draft) => {
		await discardDraft(tx, draft, draft.changedBy)
	})
}

/** Discards the drafts for a customer whose data is deleted. */
export async function discardDraftsOf(
	tx: Transaction,
	{ companyId, customerId }: { companyId: number; customerId: string },
) {
	const theirs = and(
		eq(orderDraft.companyId, companyId),
		eq(orderDraft.state, 'OPEN'),
		sql`${orderDraft.content} ->> 'customerId' = ${customerId}`,
	)
	for (const draft of await tx.select().from(orderDraft).where(theirs).for('update')) {
		await discardDraft(tx, draft, draft.changedBy)
	}
}

/** One transaction each; a locked draft waits for the next round. */
async function eachDraft(
	db: Database,
	condition: SQL,
	work: (tx: Transaction, draft: DraftRow) => Promise<void>,
) {
	let isLeft = true
	while (isLeft) {
		isLeft = await inTransaction(db, async (tx) => {
			const [draft] = await tx
				.select()
				.from(orderDraft)
				.where(and(condition, isServed(orderDraft.companyId)))
				.limit(1)
				.for('update', { skipLocked: true })
			if (draft) await work(tx, draft)
			return draft !== undefined
		})
	}
}
