import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { RedemptionWire, RewardWire } from '#contract/reward.ts'
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
export async function rewardWires(db: Queryable, owner: Owner, locale: Locale, id?: string) {
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
	return { coins, list: rows.map((row) => rewardWire(row, { coins, tier }, locale)) }
}

function rewardWire(
	row: typeof reward.$inferSelect,
	{ coins, tier }: { coins: number; tier: Tier | null },
	locale: Locale,
): RewardWire {
	return {
		REWARD_ID: row.id,
		REWARD_TITLE: textIn(row.title, locale),
		REWARD_TERMS: textIn(row.terms, locale),
		COINS: row.coins,
		STOCK: row.stock,
		NEEDS_TIER: row.needsTier,
		IS_SENT: row.isSent,
		ENDS_DATE: row.endsAt?.toISOString() ?? null,
		WHY_NOT: refusalReason(),
	}

	function refusalReason() {
		if (row.stock === 0) return 'OUT_OF_STOCK'
		if (!reaches(tier, row.needsTier)) return 'TIER_TOO_LOW'
		return coins < row.coins ? 'COINS_TOO_FEW' : null
	}
}

/** Redemptions of a customer, newest first, or only the one with this id. */
export async function redemptionWires(
	db: Queryable,
	owner: Owner,
	locale: Locale,
	wanted: { id: string } | { at: number; size: number },
): Promise<{ list: RedemptionWire[]; total: number }> {
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
		.limit(isOne ? 1 : wanted.size)
		.offset(isOne ? 0 : (wanted.at - 1) * wanted.size)
	return {
		total: rows[0]?.total ?? 0,
		list: rows.map(({ row, title }) => redemptionWire(row, textIn(title, locale))),
	}
}

/** A reward in its wire form. */
export function redemptionWire(
	row: typeof rewardRedemption.$inferSelect,
	title: string,
): RedemptionWire {
	return {
		REDEMPTION_NUMBER: row.number,
		REWARD_TITLE: title,
		COINS: row.coins,
		ADDRESS: row.address,
		STATUS: row.status,
		REDEEMED_DATE: row.redeemedAt.toISOString(),
	}
}
