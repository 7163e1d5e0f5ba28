import type { Page, Review } from '#app/domain/catalog.ts'
import { formatDate } from '#app/domain/dates.ts'
import type { Locale } from '#app/i18n/paths.ts'

export type ReviewsView = ReturnType<typeof reviewsView>

/** A page of reviews as it is shown. */
export function reviewsView(found: Page<Review>, page: number, locale: Locale) {
	return {
		page: Math.min(page, Math.max(1, found.totalPages)),
		pages: found.totalPages,
		items: found.items.map(({ id, author, rating, text, date }) => ({
			id,
			author,
			rating,
			text,
			date: formatDate(date, locale),
		})),
	}
}
