import {
	CONTENT_PAGE_KEYS,
	type ContentPage,
	getBanner,
	getContentPage,
	getInformation,
	listInformation,
} from '#contract/content.ts'
import { type LocalText, textIn } from '#website-api/db/columns.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { cardsOf } from '#website-api/modules/catalog/products/card.queries.ts'
import { pictureOf } from '#website-api/modules/platform/media/image.ts'
import { bannerAt } from '#website-api/modules/site/settings/site.queries.ts'
import { bannerProductIds, informationAt, informationsOf, openPageOf } from './content.queries.ts'
import type { FaqGroup } from './content.table.ts'

/** Pages of fixed and of own addresses, and banners. */
export const contentAnswers = [
	answer(getContentPage, async ({ db, companyId, locale, params }) => {
		const key = CONTENT_PAGE_KEYS.find((one) => one === params.key)
		const row = key && (await openPageOf(db, companyId, key))
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		return shownPage(row, locale)
	}),
	answer(getInformation, async ({ db, companyId, locale, params }) => {
		const row = await informationAt(db, companyId, params.slug)
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		if (row.withdrawnAt) throw new Problem(410, 'PAGE_GONE')
		return { ...shownPage({ ...row, faq: [] }, locale), slug: row.slug }
	}),
	answer(listInformation, async ({ db, companyId, locale }) => {
		const rows = await informationsOf(db, companyId)
		return {
			list: rows.map(({ slug, title, updatedAt }) => ({
				slug,
				title: textIn(title, locale),
				updatedAt,
			})),
		}
	}),
	answer(getBanner, async ({ db, companyId, locale, params: { slug } }) => {
		const row = await bannerAt(db, companyId, slug)
		if (!row) throw new Problem(404, 'BANNER_NOT_FOUND')
		if (!row.isRunning) throw new Problem(410, 'BANNER_GONE')
		const { banner, wide, tall } = row
		const ids = await bannerProductIds(db, companyId, slug)
		const title = textIn(banner.title, locale)
		return {
			slug,
			title,
			subtitle: textIn(banner.subtitle, locale),
			html: textIn(banner.html, locale),
			target: banner.target,
			wide: pictureOf(wide, title),
			tall: pictureOf(tall, title),
			products: await cardsOf(db, companyId, ids, locale),
			updatedAt: banner.updatedAt,
		}
	}),
]

type Page = {
	title: LocalText
	summary: LocalText
	html: LocalText
	faq: FaqGroup[]
	updatedAt: Date
}

function shownPage(page: Page, locale: Locale): ContentPage {
	return {
		title: textIn(page.title, locale),
		summary: textIn(page.summary, locale),
		html: textIn(page.html, locale),
		faq: page.faq.map((group) => ({
			title: textIn(group.title, locale),
			entries: group.entries.map((entry) => ({
				question: textIn(entry.question, locale),
				answerHtml: textIn(entry.answer, locale),
			})),
		})),
		updatedAt: page.updatedAt,
	}
}
