import type { Article } from '#contract/article.ts'
import type { SiteConfiguration } from '#app/domain/site.ts'
import type { StructuredData } from '#app/domain/structured-data.ts'
import { paths } from '#app/paths.ts'
import { addressAt, pictureAt, type ShopPlace } from './shop-place.ts'
import { publisher } from './shop-structured-data.ts'

/** An article published by the shop (schema.org BlogPosting). */
export function articleStructuredData(
	place: ShopPlace,
	article: Article,
	shop: Pick<SiteConfiguration, 'title' | 'logo'>,
): StructuredData {
	const url = addressAt(place, paths.article(article.slug))
	return {
		'@type': 'BlogPosting',
		headline: article.title,
		description: article.summary,
		url,
		mainEntityOfPage: url,
		image: article.image ? [pictureAt(place, article.image)] : undefined,
		datePublished: article.publishedAt.toISOString(),
		dateModified: article.updatedAt.toISOString(),
		author: {
			'@type': article.author === shop.title ? 'Organization' : 'Person',
			name: article.author,
			url: addressAt(place, paths.about),
		},
		publisher: publisher(place, shop),
		articleSection: article.categoryName,
		inLanguage: place.locale,
	}
}

/** Questions with answers as plain text (schema.org FAQPage); an empty list without questions. */
export function faqStructuredData(
	questions: { question: string; answer: string }[],
): StructuredData[] {
	const answered = questions.filter(({ question, answer }) => question !== '' && answer !== '')
	if (answered.length === 0) return []
	return [
		{
			'@type': 'FAQPage',
			mainEntity: answered.map(({ question, answer }) => ({
				'@type': 'Question',
				name: question,
				acceptedAnswer: { '@type': 'Answer', text: answer },
			})),
		},
	]
}
