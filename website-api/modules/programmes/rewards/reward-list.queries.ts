import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Redemption, Reward } from '#contract/reward.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { spendOf } from '#website-api/modules/programmes/tiers/spend.queries.ts'
import { reaches, type Tier, tierOfSpend } from '#website-api/modules/programmes/tiers/tier.ts'
import { reward, rewardRedemption } from './reward.table.ts'

/** Published and not ended by the database's clock. */
export const isOffered = sql`(${reward.active} and (${reward.endsAt} is null or now() < ${reward.endsAt}))`

/** The current rewards for a customer, with the reason if one cannot be redeemed; or only the one with this id. */
export async function rewardsFor(db: Queryable, owner: Owner, locale: Locale, id?: string) {
	const coins = await balanceOf(db, owner.companyId, owner.customerId, 'coins')
	const tier = tierOfSpend(await spendOf(db, owner))
	const rows = await db
		.select()
		.from(reward)
		.where(
			and(
				eq(reward.companyId, owner.companyId),
				isOffered,
				id === undefined ? undefined : eq(reward.id, id),
			),
		)
		.orderBy(asc(reward.position), asc(reward.coins), asc(reward.id))
	return { balance: coins, list: rows.map((row) => rewardOf(row, { coins, tier }, locale)) }
}

function rewardOf(
	row: typeof reward.$inferSelect,
	{ coins, tier }: { coins: number; tier: Tier | null },
	locale: Locale,
): Reward {
	return {
		id: row.id,
		title: textIn(row.title, locale),
		terms: textIn(row.terms, locale),
		coins: row.coins,
		stock: row.stock,
		needsTier: row.needsTier,
		isSent: row.isSent,
		ends: row.endsAt,
		unavailableReason: refusalReason(),
	}

	function refusalReason() {
		if (row.stock === 0) return 'OUT_OF_STOCK'
		if (!reaches(tier, row.needsTier)) return 'TIER_TOO_LOW'
		return coins < row.coins ? 'COINS_TOO_FEW' : null
	}
}

/** Redemptions of a customer, newest first, or only the one with this id. */
export async function redemptionsOf(
	db: Queryable,
	owner: Owner,
	locale: Locale,
	wanted: { id: string } | { page: number; pageSize: number },
): Promise<{ list: Redemption[]; count: number }> {
	const isOne = 'id' in wanted
	const rows = await db
		.select({
			row: rewardRedemption,
			title: reward.title,
			total: sql<number>`count(*) over ()`.mapWith(Number),
		})
		.from(rewardRedemption)
		.innerJoin(
			reward,
			and(
				eq(reward.companyId, rewardRedemption.companyId),
				eq(reward.id, rewardRedemption.rewardId),
			),
		)
		.where(
			and(
				eq(rewardRedemption.companyId, owner.companyId),
				eq(rewardRedemption.customerId, owner.customerId),
				isOne ? eq(rewardRedemption.id, wanted.id) : undefined,
			),
		)
		.orderBy(desc(rewardRedemption.redeemedAt), desc(rewardRedemption.id))
		.limit(isOne ? 1 : wanted.pageSize)
		.offset(isOne ? 0 : (wanted.page - 1) * wanted.pageSize)
	return {
		list: rows.map(({ row, title }) => redemptionOf(row, textIn(title, locale))),
		count: rows[0]?.total ?? 0,
	}
}

/** A redeemed reward with its title. */
export function redemptionOf(
	{ number, coins, address, status, redeemedAt }: typeof rewardRedemption.$inferSelect,
	title: string,
): Redemption {
	return { number, title, coins, address, status, date: redeemedAt }
}
