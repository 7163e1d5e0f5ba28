import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { EditedReward, RewardChange, RewardEdit } from '#contract/edited-reward.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { reward } from './reward.table.ts'

/** A company's rewards as staff see them, or only the one with this id. */
export async function editedRewards(
	db: Queryable,
	companyId: number,
	id?: string,
): Promise<EditedReward[]> {
	const rows = await db
		.select({
			row: reward,
			taken: sql<number>`(
				select count(*) from reward_redemption as taken
				where taken.company_id = reward.company_id and taken.reward_id = reward.id
			)`.mapWith(Number),
		})
		.from(reward)
		.where(and(eq(reward.companyId, companyId), id === undefined ? undefined : eq(reward.id, id)))
		.orderBy(asc(reward.position), asc(reward.coins), asc(reward.id))
	return rows.map(({ row, taken }) => ({
		...row,
		title: row.title.id,
		titleEn: row.title.en,
		termsId: row.terms.id,
		termsEn: row.terms.en,
		isActive: row.active,
		taken,
	}))
}

/** One reward of the company. 404 REWARD_NOT_FOUND. */
export async function editedReward(
	db: Queryable,
	companyId: number,
	id: string,
): Promise<EditedReward> {
	const [found] = await editedRewards(db, companyId, id)
	if (!found) throw new Problem(404, 'REWARD_NOT_FOUND')
	return found
}

/** Creates a reward; returns its id. */
export async function insertReward(
	tx: Transaction,
	companyId: number,
	edit: RewardEdit,
): Promise<string> {
	const id = randomUUID()
	await tx.insert(reward).values({ ...edit, companyId, id })
	return id
}

/** Changes a reward. 404 REWARD_NOT_FOUND, 409 CHANGED_MEANWHILE. */
export async function updateReward(
	tx: Transaction,
	companyId: number,
	id: string,
	{ version, stockBefore, isActive, ...change }: RewardChange,
) {
	const before = await lockReward(tx, companyId, id)
	const isStale =
		(version !== undefined && version !== before.version) ||
		(stockBefore !== undefined && stockBefore !== before.stock)
	if (isStale) throw new Problem(409, 'CHANGED_MEANWHILE')
	await tx
		.update(reward)
		.set({ ...change, active: isActive, version: sql`${reward.version} + 1` })
		.where(isReward(companyId, id))
}

/** Deletes a reward without redemptions. 404 REWARD_NOT_FOUND, 409 REWARD_TAKEN. */
export async function deleteReward(tx: Transaction, companyId: number, id: string) {
	await lockReward(tx, companyId, id)
	const { taken } = await editedReward(tx, companyId, id)
	if (taken > 0) throw new Problem(409, 'REWARD_TAKEN')
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
