import type { ArticleCard } from '#contract/article.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { joinedPicture } from '#website-api/modules/platform/media/image.ts'
import type { ArticleCardRow } from './article.queries.ts'

/** An article as lists show it. */
export function articleCard(row: ArticleCardRow, locale: Locale): ArticleCard {
	return {
		slug: row.slug,
		title: textIn(row.title, locale),
		summary: textIn(row.summary, locale),
		image: joinedPicture(
			{ id: row.mediaId, width: row.mediaWidth, height: row.mediaHeight },
			textIn(row.alt ?? row.title, locale),
		),
		category: row.categorySlug,
		categoryName: textIn(row.categoryName, locale),
		author: row.author,
		readingMinutes: row.readingMinutes,
		publishedAt: row.publishedAt,
	}
}
