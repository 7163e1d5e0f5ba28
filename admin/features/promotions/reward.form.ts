import { z } from 'zod'
import type { OperatorRewardWire } from '#contract/reward.ts'
import { TIERS } from '#contract/tier.ts'
import type { Reward } from '#admin/api/rewards.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { emptyOr, englishOf, lineOf, minute, ticked, wholeNumber } from './form-parts.ts'

/** A reward for coins. Messages are text keys of `promotions`. */
export const RewardForm = z
	.object({
		titleId: lineOf(3, 80),
		titleEn: englishOf(3, 80),
		termsId: lineOf(0, 500),
		termsEn: englishOf(0, 500),
		coins: wholeNumber('fault.count', 1, 1_000_000_000),
		stock: wholeNumber('reward.stockWrong', 0, 1_000_000),
		tier: z.union([z.literal('').transform(() => null), z.enum(TIERS)]),
		endsAt: emptyOr(minute),
		isSent: ticked,
	})
	.transform((form): z.input<typeof OperatorRewardWire> => ({
		TITLE: { id: form.titleId, en: form.titleEn || form.titleId },
		TERMS: { id: form.termsId, en: form.termsEn || form.termsId },
		COINS: form.coins,
		STOCK: form.stock,
		NEEDS_TIER: form.tier,
		IS_SENT: form.isSent,
		ENDS_DATE: form.endsAt,
	}))

/** What the fields of a saved reward hold. */
export function rewardFields(one: Reward): Record<string, string> {
	const english = (id: string, en: string) => (id === en ? '' : en)
	return {
		titleId: one.title,
		titleEn: english(one.title, one.titleEn),
		termsId: one.termsId,
		termsEn: english(one.termsId, one.termsEn),
		coins: String(one.coins),
		stock: String(one.stock),
		tier: one.needsTier ?? '',
		endsAt: one.endsDate === null ? '' : shopMinute(new Date(one.endsDate)),
		isSent: one.isSent ? 'on' : '',
	}
}
