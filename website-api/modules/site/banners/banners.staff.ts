import {
	getEditedBanner,
	listEditedBanners,
	moveBanner,
	removeBanner,
	saveBanner,
	showBanner,
	withdrawBanner,
} from '#contract/edited-banner.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { slugIn } from '#website-api/modules/platform/operator-api/slug-in.ts'
import { versionOf } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { deleteBanner, placeBanner, putBanner, runBanner } from './edit-banner.command.ts'
import { allBanners, editedBanner } from './edited-banner.queries.ts'

/** A shop's banners. */
export const bannerAnswers = [
	answer(listEditedBanners, async ({ db, companyId }) => {
		const rows = await allBanners(db, companyId)
		const list = rows.map(({ title, active, ...row }) => ({
			...row,
			titleId: title.id,
			titleEn: title.en,
			isRunning: active,
		}))
		return { list }
	}),
	answer(getEditedBanner, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		const banner = (await allBanners(db, companyId)).find((one) => one.slug === slug)
		const edited = await editedBanner(db, companyId, slug)
		if (!banner || !edited) throw new Problem(404, 'BANNER_NOT_FOUND')
		const { title, subtitle, html, productSlugs, ...row } = edited
		return {
			...row,
			titleId: title.id,
			titleEn: title.en,
			subtitleId: subtitle.id,
			subtitleEn: subtitle.en,
			htmlId: html.id,
			htmlEn: html.en,
			products: productSlugs,
			isRunning: banner.active,
			version: versionOf(edited),
		}
	}),
	answer(saveBanner, async ({ db, companyId, params, body }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => putBanner(tx, companyId, slug, body))
		return { key: slug }
	}),
	answer(removeBanner, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => deleteBanner(tx, companyId, slug))
		return { key: slug }
	}),
	answer(moveBanner, async ({ db, companyId, params, body }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => placeBanner(tx, companyId, slug, body.position))
		return { key: slug }
	}),
	answer(withdrawBanner, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => runBanner(tx, companyId, slug, false))
		return { key: slug }
	}),
	answer(showBanner, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => runBanner(tx, companyId, slug, true))
		return { key: slug }
	}),
]
