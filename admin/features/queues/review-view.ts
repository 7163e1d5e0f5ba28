import type { Renamed } from '#admin/api/names.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { OperatorReviewWire } from '#contract/operator-review.ts'

export type ReviewView = ReturnType<typeof reviewView>

/** A review as the queue shows it. */
export function reviewView(review: Renamed<OperatorReviewWire>, locale: Locale) {
	const time = (at: string | null) => (at === null ? null : formatDateTime(at, locale))
	return {
		id: String(review.reviewId),
		version: review.version,
		author: review.reviewAuthor,
		rating: review.reviewRating,
		text: review.reviewText,
		language: review.reviewLanguage,
		pictureIds: review.reviewPictureIdList,
		product: review.productName,
		variantLabel: review.variantLabel,
		orderNumber: review.orderNumber,
		written: formatDateTime(review.reviewDate, locale),
		reply: review.reviewReply,
		replied: time(review.reviewReplyDate),
		hidden:
			review.hiddenDate === null
				? null
				: { at: formatDateTime(review.hiddenDate, locale), reason: review.hiddenReason ?? '' },
	}
}
