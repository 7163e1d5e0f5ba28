import { z } from 'zod'
import type { EditedReward, RewardEdit } from '#contract/edited-reward.ts'
import { TIERS } from '#contract/tier.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { emptyOr, wholeNumber } from '#admin/http/form-schemas.ts'
import { englishOf, lineOf, minute, ticked } from './form-parts.ts'

/** A reward for coins. Messages are text keys of `promotions`. */
export const RewardForm = z
	.object({
		titleId: lineOf(3, 80),
		titleEn: englishOf(3, 80),
		termsId: lineOf(0, 500),
		termsEn: englishOf(0, 500),
		coins: wholeNumber('fault.count', 1, 1_000_000_000),
		stock: wholeNumber('reward.stockWrong', 0, 1_000_000),
		tier: emptyOr(z.enum(TIERS, 'reward.tierWrong')),
		endsAt: emptyOr(minute),
		isSent: ticked,
	})
	.transform((form): RewardEdit => ({
		title: { id: form.titleId, en: form.titleEn || form.titleId },
		terms: { id: form.termsId, en: form.termsEn || form.termsId },
		coins: form.coins,
		stock: form.stock,
		needsTier: form.tier,
		isSent: form.isSent,
		endsAt: form.endsAt === null ? null : new Date(form.endsAt),
	}))

/** The form values of a reward. */
export function rewardFields(reward: EditedReward): Record<string, string> {
	return {
		titleId: reward.title,
		titleEn: english(reward.title, reward.titleEn),
		termsId: reward.termsId,
		termsEn: english(reward.termsId, reward.termsEn),
		coins: String(reward.coins),
		stock: String(reward.stock),
		tier: reward.needsTier ?? '',
		endsAt: reward.endsAt === null ? '' : shopMinute(reward.endsAt),
		isSent: reward.isSent ? 'on' : '',
	}
}
