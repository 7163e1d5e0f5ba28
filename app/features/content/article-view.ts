import type { TextFunction } from '#app/i18n/text-keys.ts'
import type { ArticleCard } from '#contract/article.ts'
import { formatDate } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type ArticleCardView = ReturnType<typeof articleCardView>

/** An article card. */
export function articleCardView(card: ArticleCard, locale: Locale, t: TextFunction) {
	const { slug, title, summary, image, categoryName, readingMinutes, publishedAt } = card
	return {
		slug,
		title,
		summary,
		image,
		category: categoryName,
		minutes: t('content:article.minutes', { count: readingMinutes }),
		published: { iso: publishedAt.toISOString(), text: formatDate(publishedAt, locale) },
	}
}
