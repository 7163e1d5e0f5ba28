import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { DraftContent } from '#contract/draft-content.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requestedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import { isDraft } from './draft.queries.ts'
import { holdUnits } from './hold-draft.command.ts'
import { type DraftRow, orderDraft } from './order-draft.table.ts'
import { paymentLink } from './payment-link.table.ts'

/** How long a draft holds units; saving it begins anew. */
const holdHours = 48

type NewDraft = {
	companyId: number
	content: DraftContent
	holdsStock: boolean
	outsideNumber: string | undefined
	/** Of the whole request. */
	digest: string
	by: string
}

/**
 * Stores a draft; one that was stored with the same number of outside is returned instead. 409 OUTSIDE_NUMBER_USED if that
 * says something else, OUT_OF_STOCK.
 */
export async function createDraft(
	tx: Transaction,
	{ companyId, content, holdsStock, outsideNumber, digest, by }: NewDraft,
): Promise<{ draft: DraftRow; isRepeat: boolean }> {
	const [draft] = await tx
		.insert(orderDraft)
		.values({
			companyId,
			id: randomUUID(),
			content,
			outsideNumber: outsideNumber ?? null,
			digest,
			madeBy: by,
			changedBy: by,
		})
		.onConflictDoNothing({ target: [orderDraft.companyId, orderDraft.outsideNumber] })
		.returning()
	if (draft) return { draft: await hold(tx, draft, holdsStock), isRepeat: false }
	const [known] = await tx
		.select()
		.from(orderDraft)
		.where(
			and(eq(orderDraft.companyId, companyId), eq(orderDraft.outsideNumber, outsideNumber ?? '')),
		)
	if (known?.digest !== digest) throw new Problem(409, 'OUTSIDE_NUMBER_USED')
	return { draft: known, isRepeat: true }
}

/** Replaces what a locked draft says. 409 DRAFT_ENDED, DRAFT_CHANGED, OUT_OF_STOCK. */
export async function changeDraft(
	tx: Transaction,
	draft: DraftRow,
	{
		content,
		holdsStock,
		version,
		by,
	}: Pick<NewDraft, 'content' | 'holdsStock' | 'by'> & {
		version: number
	},
): Promise<DraftRow> {
	requireOpen(draft, version)
	const [changed] = await tx
		.update(orderDraft)
		.set({ content, changedBy: by, changedAt: sql`now()`, version: draft.version + 1 })
		.where(isDraft(draft.companyId, draft.id))
		.returning()
	if (!changed) throw new Problem(404, 'DRAFT_NOT_FOUND')
	return hold(tx, changed, holdsStock)
}

/** Gives a locked draft up: its units are released, its link ends, and contact and address are deleted. 409 DRAFT_ENDED. */
export async function discardDraft(
	tx: Transaction,
	draft: DraftRow,
	by: string,
): Promise<DraftRow> {
	requireOpen(draft, draft.version)
	await holdUnits(tx, draft, [], `draft:${draft.version}:discarded`)
	await tx
		.delete(paymentLink)
		.where(and(eq(paymentLink.companyId, draft.companyId), eq(paymentLink.subjectId, draft.id)))
	return endDraft(tx, draft, { state: 'DISCARDED', changedBy: by })
}

/** Ends a draft; what identifies its buyer is no longer needed here. */
export async function endDraft(
	tx: Transaction,
	draft: DraftRow,
	end: Pick<DraftRow, 'state' | 'changedBy'> & { orderId?: string },
): Promise<DraftRow> {
	const [ended] = await tx
		.update(orderDraft)
		.set({
			...end,
			content: {
				...draft.content,
				customerId: null,
				name: '',
				phone: '',
				email: '',
				address: null,
				note: '',
			},
			holdEndsAt: null,
			changedAt: sql`now()`,
			version: draft.version + 1,
		})
		.where(isDraft(draft.companyId, draft.id))
		.returning()
	if (!ended) throw new Problem(404, 'DRAFT_NOT_FOUND')
	return ended
}

/** 409 DRAFT_ENDED, DRAFT_CHANGED unless a draft is open and as it was read. */
export function requireOpen({ state, version }: DraftRow, read: number) {
	if (state !== 'OPEN') throw new Problem(409, 'DRAFT_ENDED')
	if (version !== read) throw new Problem(409, 'DRAFT_CHANGED')
}

async function hold(tx: Transaction, draft: DraftRow, holdsStock: boolean): Promise<DraftRow> {
	if (!holdsStock && draft.holdEndsAt === null) return draft
	const wanted = holdsStock ? draft.content.lines.map(requestedLine) : []
	await holdUnits(tx, draft, wanted, `draft:${draft.version}`)
	const [held] = await tx
		.update(orderDraft)
		.set({
			holdEndsAt:
				wanted.length > 0 ? sql`now() + make_interval(hours => ${holdHours}::integer)` : null,
		})
		.where(isDraft(draft.companyId, draft.id))
		.returning()
	if (!held) throw new Problem(404, 'DRAFT_NOT_FOUND')
	return held
}
