import type { ArticleCardWire } from '#contract/content.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { imageOf } from '#website-api/modules/platform/media/image.ts'
import type { ArticleCardRow } from './article.queries.ts'

/** An article's card in its wire form. */
export function articleCardWire(row: ArticleCardRow, locale: Locale): ArticleCardWire {
	return {
		ARTICLE_SLUG: row.slug,
		ARTICLE_TITLE: textIn(row.title, locale),
		ARTICLE_SUMMARY: textIn(row.summary, locale),
		ARTICLE_IMAGE: imageOf(
			{ id: row.mediaId, width: row.mediaWidth, height: row.mediaHeight },
			textIn(row.alt ?? row.title, locale),
		),
		ARTICLE_CATEGORY_SLUG: row.categorySlug,
		ARTICLE_CATEGORY_NAME: textIn(row.categoryName, locale),
		ARTICLE_AUTHOR: row.author,
		READING_MINUTES: row.readingMinutes,
		PUBLISHED_AT: row.publishedAt.toISOString(),
	}
}
