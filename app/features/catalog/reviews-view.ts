import type { Review, ReviewPage } from '#contract/review.ts'
import { type ReviewOrder, reviewOrders, type ReviewQuery } from '#app/domain/catalog.ts'
import { formatDate } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type ReviewsView = ReturnType<typeof reviewsView>
export type ReviewView = ReviewsView['items'][number]

/** Which reviews an address names: `reviews` the page, `stars`, `pictures`, and `by` the order. */
export function reviewQueryFrom(search: URLSearchParams): ReviewQuery {
	const by = search.get('by')
	return {
		page: Number(/^[1-9]\d{0,3}$/.exec(search.get('reviews') ?? '')?.[0] ?? 1),
		order: reviewOrders.find((order) => order === by) ?? 'newest',
		stars: Number(/^[1-5]$/.exec(search.get('stars') ?? '')?.[0] ?? 0) || null,
		withPicture: search.get('pictures') === 'yes',
	}
}

/** The query string that lists other reviews of the page, from the first; what else the address says stays. */
export function reviewSearch(
	search: string,
	change: Partial<{ stars: number | null; withPicture: boolean; order: ReviewOrder }>,
): string {
	const query = new URLSearchParams(search)
	query.delete('reviews')
	if (change.stars !== undefined) setOrDelete(query, 'stars', change.stars?.toString())
	if (change.withPicture !== undefined) {
		setOrDelete(query, 'pictures', change.withPicture ? 'yes' : undefined)
	}
	if (change.order !== undefined) {
		setOrDelete(query, 'by', change.order === 'newest' ? undefined : change.order)
	}
	return `?${query}#reviews`
}

function setOrDelete(query: URLSearchParams, name: string, value: string | undefined) {
	if (value === undefined) query.delete(name)
	else query.set(name, value)
}

/** What the website API is asked for. */
export function askedReviews({ page, order, stars, withPicture }: ReviewQuery) {
	return {
		page,
		pageSize: 10,
		stars: stars ?? undefined,
		hasPicture: withPicture ? ('true' as const) : undefined,
		order: orderWords[order],
	}
}

const orderWords = { newest: undefined, highest: 'HIGHEST', lowest: 'LOWEST' } as const

/** A page of reviews as it is shown. */
export function reviewsView(found: ReviewPage, query: ReviewQuery, locale: Locale) {
	return {
		...query,
		page: Math.min(query.page, Math.max(1, found.pages)),
		pages: found.pages,
		anyPicture: found.anyPicture,
		items: found.list.map((review) => reviewView(review, locale)),
	}
}

function reviewView({ date, reply, replyDate, language, ...review }: Review, locale: Locale) {
	return {
		...review,
		date: formatDate(date, locale),
		/** Named where it is not the page's. */
		language: language === locale ? null : language,
		reply:
			reply === null || replyDate === null
				? null
				: { text: reply, date: formatDate(replyDate, locale) },
	}
}
