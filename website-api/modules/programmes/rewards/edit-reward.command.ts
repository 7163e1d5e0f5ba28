import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
	OperatorRewardAnswerWire,
	OperatorRewardChangeWire,
	OperatorRewardWire,
} from '#contract/reward.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { reward } from './reward.table.ts'

type Row = z.output<typeof OperatorRewardAnswerWire>['data']

/** A company's rewards as staff see them, or only the one with this id. */
export async function editedRewards(db: Queryable, companyId: number, id?: string): Promise<Row[]> {
	const rows = await db
		.select({
			row: reward,
			taken: sql<number>`(select count(*) from reward_redemption as taken
				where taken.company_id = reward.company_id and taken.reward_id = reward.id)`.mapWith(Number),
		})
		.from(reward)
		.where(and(eq(reward.companyId, companyId), id === undefined ? undefined : eq(reward.id, id)))
		.orderBy(asc(reward.position), asc(reward.coins), asc(reward.id))
	return rows.map(({ row, taken }) => ({
		REWARD_ID: row.id,
		TITLE: row.title.id,
		TITLE_EN: row.title.en,
		TERMS_ID: row.terms.id,
		TERMS_EN: row.terms.en,
		COINS: row.coins,
		STOCK: row.stock,
		NEEDS_TIER: row.needsTier,
		IS_SENT: row.isSent,
		ENDS_DATE: row.endsAt?.toISOString() ?? null,
		IS_ACTIVE: row.active,
		TAKEN: taken,
		VERSION: row.version,
	}))
}

/** One reward of the company. 404 REWARD_NOT_FOUND. */
export async function editedReward(db: Queryable, companyId: number, id: string): Promise<Row> {
	const [found] = await editedRewards(db, companyId, id)
	if (!found) throw new Problem(404, 'REWARD_NOT_FOUND')
	return found
}

/** Creates a reward; returns its id. */
export async function addReward(
	tx: Transaction,
	companyId: number,
	sent: z.output<typeof OperatorRewardWire>,
): Promise<string> {
	const id = randomUUID()
	await tx.insert(reward).values({
		companyId,
		id,
		title: sent.TITLE,
		terms: sent.TERMS,
		coins: sent.COINS,
		stock: sent.STOCK,
		needsTier: sent.NEEDS_TIER,
		isSent: sent.IS_SENT,
		endsAt: momentOf(sent.ENDS_DATE) ?? null,
	})
	return id
}

/** Changes a reward. 404 REWARD_NOT_FOUND, 409 CHANGED_MEANWHILE. */
export async function changeReward(
	tx: Transaction,
	companyId: number,
	id: string,
	sent: OperatorRewardChangeWire,
) {
	const before = await lockReward(tx, companyId, id)
	const isStale =
		(sent.VERSION !== undefined && sent.VERSION !== before.version) ||
		(sent.STOCK_BEFORE !== undefined && sent.STOCK_BEFORE !== before.stock)
	if (isStale) throw new Problem(409, 'CHANGED_MEANWHILE')
	await tx
		.update(reward)
		.set({
			title: sent.TITLE,
			terms: sent.TERMS,
			coins: sent.COINS,
			stock: sent.STOCK,
			needsTier: sent.NEEDS_TIER,
			isSent: sent.IS_SENT,
			active: sent.IS_ACTIVE,
			endsAt: momentOf(sent.ENDS_DATE),
			version: sql`${reward.version} + 1`,
		})
		.where(isReward(companyId, id))
}

/** Deletes a reward without redemptions. 404 REWARD_NOT_FOUND, 409 REWARD_TAKEN. */
export async function removeReward(tx: Transaction, companyId: number, id: string) {
	await lockReward(tx, companyId, id)
	const { TAKEN } = await editedReward(tx, companyId, id)
	if (TAKEN > 0) throw new Problem(409, 'REWARD_TAKEN')
	await tx.delete(reward).where(isReward(companyId, id))
}

// Concurrent redemptions wait for the lock.
async function lockReward(tx: Transaction, companyId: number, id: string) {
	const [before] = await tx.select().from(reward).where(isReward(companyId, id)).for('update')
	if (!before) throw new Problem(404, 'REWARD_NOT_FOUND')
	return before
}

function isReward(companyId: number, id: string) {
	return and(eq(reward.companyId, companyId), eq(reward.id, id))
}

function momentOf(text: string | null | undefined): Date | null | undefined {
	return text === null || text === undefined ? text : new Date(text)
}
