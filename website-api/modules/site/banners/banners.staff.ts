import { Hono } from 'hono'
import type { z } from 'zod'
import {
	type OperatorBannerAnswerWire,
	OperatorBannerPositionWire,
	OperatorBannerWire,
} from '#contract/operator-look.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { changed, slugIn } from '#website-api/modules/platform/operators/slug-in.ts'
import { versionOf } from '#website-api/modules/platform/operators/saved-version.ts'
import { deleteBanner, moveBanner, putBanner, runBanner } from './edit-banner.command.ts'
import { allBanners, editedBanner } from './edited-banner.queries.ts'

/** Staff endpoints for a shop's banners, under /operator/v1/sites/{code}. */
export const bannerStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/banners', async (c) => {
		const rows = await allBanners(c.var.db, await companyOf(c))
		const list = rows.map((row) => ({
			BANNER_SLUG: row.slug,
			TITLE_ID: row.title.id,
			TITLE_EN: row.title.en,
			TARGET: row.target,
			WIDE_MEDIA_ID: row.wideMediaId,
			IS_RUNNING: row.active,
			STARTS_AT: row.startsAt?.toISOString() ?? null,
			ENDS_AT: row.endsAt?.toISOString() ?? null,
		}))
		return c.json({ data: { list } })
	})
	.get('/:code/banners/:slug', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const banner = (await allBanners(c.var.db, id)).find((one) => one.slug === slug)
		const edited = await editedBanner(c.var.db, id, slug)
		if (!banner || !edited) throw new Problem(404, 'BANNER_NOT_FOUND')
		const data: z.output<typeof OperatorBannerAnswerWire>['data'] = {
			BANNER_SLUG: slug,
			TITLE_ID: edited.title.id,
			TITLE_EN: edited.title.en,
			SUBTITLE_ID: edited.subtitle.id,
			SUBTITLE_EN: edited.subtitle.en,
			HTML_ID: edited.html.id,
			HTML_EN: edited.html.en,
			TARGET: edited.target,
			WIDE_MEDIA_ID: edited.wideMediaId,
			TALL_MEDIA_ID: edited.tallMediaId,
			PRODUCT_SLUG_LIST: edited.productSlugs,
			IS_RUNNING: banner.active,
			STARTS_AT: edited.startsAt?.toISOString() ?? null,
			ENDS_AT: edited.endsAt?.toISOString() ?? null,
			VERSION: versionOf(edited),
		}
		return c.json({ data })
	})
	.put('/:code/banners/:slug', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const sent = await readJson(c, OperatorBannerWire)
		await inTransaction(c.var.db, (tx) => putBanner(tx, id, slug, sent))
		return changed(c, slug)
	})
	.delete('/:code/banners/:slug', async (c) => {
		const id = await companyOf(c)
		await inTransaction(c.var.db, (tx) => deleteBanner(tx, id, slugIn(c)))
		return changed(c, slugIn(c))
	})
	.put('/:code/banners/:slug/position', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const { POSITION } = await readJson(c, OperatorBannerPositionWire)
		await inTransaction(c.var.db, (tx) => moveBanner(tx, id, slug, POSITION))
		return changed(c, slug)
	})
	.post('/:code/banners/:slug/withdrawal', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => runBanner(tx, companyId, slugIn(c), false))
		return changed(c, slugIn(c))
	})
	.delete('/:code/banners/:slug/withdrawal', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => runBanner(tx, companyId, slugIn(c), true))
		return changed(c, slugIn(c))
	})
