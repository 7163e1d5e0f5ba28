import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { StaffReview } from '#contract/review.ts'

export type ReviewView = ReturnType<typeof reviewView>

/** A review as the queue shows it. */
export function reviewView(review: StaffReview, locale: Locale) {
	const time = (at: Date | null) => (at === null ? null : formatDateTime(at, locale))
	return {
		id: String(review.id),
		version: review.version,
		author: review.author,
		rating: review.rating,
		text: review.text,
		language: review.language,
		pictureIds: review.pictureIds,
		product: review.productName,
		variantLabel: review.variantLabel,
		orderNumber: review.orderNumber,
		written: formatDateTime(review.writtenAt, locale),
		reply: review.reply,
		replied: time(review.repliedAt),
		hidden:
			review.hiddenAt === null
				? null
				: { at: formatDateTime(review.hiddenAt, locale), reason: review.hiddenReason ?? '' },
	}
}
