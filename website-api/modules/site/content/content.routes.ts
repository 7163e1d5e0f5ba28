import { Hono } from 'hono'
import { z } from 'zod'
import {
	type BannerDetailWire,
	CONTENT_PAGE_KEYS,
	type ContentPageAnswerWire,
	type ContentPageWire,
	type InformationAnswerWire,
	type InformationListWire,
} from '#contract/content.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { slugFrom } from '#website-api/http/slug.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { type LocalText, textIn } from '#website-api/db/columns.ts'
import { cardsOf } from '#website-api/modules/catalog/products/card.queries.ts'
import { imageWire } from '#website-api/modules/platform/media/image.ts'
import { bannerAt } from '#website-api/modules/site/settings/site.queries.ts'
import { bannerProductIds, openPageOf, informationAt, informationsOf } from './content.queries.ts'
import type { FaqGroup } from './content.table.ts'

const PageKey = z.enum(CONTENT_PAGE_KEYS)

/** GET /content/page/{key}, /content/information/{slug}, /content/information-list, /content/banner/{slug}. */
export const contentRoutes = new Hono<AppEnv>()
	.get('/page/:key', async (c) => {
		const { db, companyId, locale } = c.var
		const key = PageKey.safeParse(c.req.param('key'))
		const row = key.success ? await openPageOf(db, companyId, key.data) : undefined
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		const answer: z.infer<typeof ContentPageAnswerWire> = { data: pageWire(row, locale) }
		return c.json(answer)
	})
	.get('/information/:slug', async (c) => {
		const { db, companyId, locale } = c.var
		const slug = slugFrom(c.req.param('slug'), 'PAGE_NOT_FOUND')
		const row = await informationAt(db, companyId, slug)
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		if (row.withdrawnAt) throw new Problem(410, 'PAGE_GONE')
		const answer: z.infer<typeof InformationAnswerWire> = {
			data: { ...pageWire({ ...row, faq: [] }, locale), INFORMATION_SLUG: row.slug },
		}
		return c.json(answer)
	})
	.get('/information-list', async (c) => {
		const { db, companyId, locale } = c.var
		const rows = await informationsOf(db, companyId)
		const answer: z.infer<typeof InformationListWire> = {
			data: {
				INFORMATION_LIST: rows.map((row) => ({
					INFORMATION_SLUG: row.slug,
					PAGE_TITLE: textIn(row.title, locale),
					UPDATED_AT: row.updatedAt.toISOString(),
				})),
			},
		}
		return c.json(answer)
	})
	.get('/banner/:slug', async (c) => {
		const { db, companyId, locale } = c.var
		const slug = slugFrom(c.req.param('slug'), 'BANNER_NOT_FOUND')
		const row = await bannerAt(db, companyId, slug)
		if (!row) throw new Problem(404, 'BANNER_NOT_FOUND')
		if (!row.isRunning) throw new Problem(410, 'BANNER_GONE')
		const { banner, wide, tall } = row
		const ids = await bannerProductIds(db, companyId, slug)
		const answer: z.infer<typeof BannerDetailWire> = {
			data: {
				BANNER_SLUG: slug,
				BANNER_TITLE: textIn(banner.title, locale),
				BANNER_SUBTITLE: textIn(banner.subtitle, locale),
				BANNER_HTML: textIn(banner.html, locale),
				BANNER_TARGET: banner.target,
				BANNER_IMAGE_WIDE: imageWire(wide, textIn(banner.title, locale)),
				BANNER_IMAGE_TALL: imageWire(tall, textIn(banner.title, locale)),
				PRODUCT_LIST: await cardsOf(db, companyId, ids, locale),
				UPDATED_AT: banner.updatedAt.toISOString(),
			},
		}
		return c.json(answer)
	})

type Page = {
	title: LocalText
	summary: LocalText
	html: LocalText
	faq: FaqGroup[]
	updatedAt: Date
}

function pageWire(page: Page, locale: Locale): ContentPageWire {
	return {
		PAGE_TITLE: textIn(page.title, locale),
		PAGE_SUMMARY: textIn(page.summary, locale),
		PAGE_HTML: textIn(page.html, locale),
		FAQ_GROUP_LIST: page.faq.map((group) => ({
			FAQ_GROUP_TITLE: textIn(group.title, locale),
			FAQ_LIST: group.entries.map((entry) => ({
				FAQ_QUESTION: textIn(entry.question, locale),
				FAQ_ANSWER_HTML: textIn(entry.answer, locale),
			})),
		})),
		UPDATED_AT: page.updatedAt.toISOString(),
	}
}
