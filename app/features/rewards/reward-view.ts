import { formatDate } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { BadgeColour } from '#app/domain/order.ts'
import type { Redemption, Reward } from '#contract/reward.ts'
import type { TierAccount } from '#contract/tier.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** The customer's tier, formatted, with the bar's values. */
export function tierView({ tier, spend, next, remaining, coins }: TierAccount) {
	return {
		tier,
		next: next === 'UNKNOWN' ? null : next,
		spent: formatMoney(spend),
		remaining: formatMoney(remaining),
		coins: digits(coins),
		/** Progress to the next tier; full when there is none. */
		progress: { value: spend, max: spend + remaining },
	}
}
export type TierView = ReturnType<typeof tierView>

/** The requirements and benefits of each tier. */
export function benefitViews({ tier, benefits }: TierAccount, locale: Locale) {
	const known = benefits.filter((one) => one.tier !== 'UNKNOWN')
	return known.map((one) => ({
		tier: one.tier,
		from: formatMoney(one.from),
		percent:
			one.discountBp === 0
				? null
				: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(one.discountBp / 100),
		freeShipping: one.freeShipping,
		isOwn: one.tier === tier,
	}))
}

/** A reward as the list shows it. */
export function rewardView(reward: Reward, locale: Locale) {
	const { id, title, terms, needsTier, isSent, unavailableReason } = reward
	return {
		id,
		title,
		terms,
		needsTier,
		isSent,
		unavailableReason,
		coins: digits(reward.coins),
		stock: digits(reward.stock),
		ends: reward.ends && formatDate(reward.ends, locale),
	}
}
export type RewardView = ReturnType<typeof rewardView>

const colours: Record<Redemption['status'], BadgeColour> = {
	REQUESTED: 'yellow',
	FULFILLED: 'green',
	UNKNOWN: 'grey',
}

/** A redeemed reward. */
export function redemptionView(one: Redemption, locale: Locale) {
	const { number, title, address, status } = one
	return {
		number,
		title,
		address,
		status,
		colour: colours[status],
		coins: digits(one.coins),
		date: formatDate(one.date, locale),
	}
}
export type RedemptionView = ReturnType<typeof redemptionView>
