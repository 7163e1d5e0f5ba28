import { inTransaction } from '#website-api/db/database.ts'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import {
	type OperatorSiteAnswerWire,
	OperatorPopupWire,
	OperatorSiteChangeWire,
} from '#contract/operator-site.ts'
import { readJson } from '#website-api/http/input.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { findCompany, hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import {
	isDrawnLogo,
	keepingDefaultTexts,
	redrawLogo,
} from '#website-api/modules/site/company-defaults/add-defaults.command.ts'
import { keepPicture, LARGEST_PICTURE } from '#website-api/modules/platform/media/keep-picture.ts'
import { StaticQris } from '#website-api/modules/platform/companies/qris.ts'
import { mediaOf, popupOf } from './site.queries.ts'
import { popupBanner } from './site.table.ts'
import {
	companyOf,
	type OperatorEnv,
	requireConfirmed,
} from '#website-api/modules/platform/operators/operator-guard.ts'

/** What a shop looks like, below /operator/v1/sites/{code}. */
export const siteStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code', async (c) => c.json(await siteOf(c, await companyOf(c))))
	.patch('/:code', async (c) => {
		const id = await companyOf(c)
		const sent = await readJson(c, OperatorSiteChangeWire)
		// Where money goes to.
		if (sent.QRIS_TEXT !== undefined) requireConfirmed(c.var.operator)
		const { tagline, ...before } = await findCompany(c.var.db, id)
		const changes = {
			palette: sent.PALETTE,
			name: sent.TITLE,
			tagline: { id: sent.TAGLINE_ID ?? tagline.id, en: sent.TAGLINE_EN ?? tagline.en },
			customerCarePhone: sent.CUSTOMER_CARE_PHONE,
			showWhatsapp: sent.SHOW_WHATSAPP,
			maintenance: sent.MAINTENANCE,
			googleAnalyticsId: sent.GOOGLE_ANALYTICS_ID,
			metaPixelId: sent.META_PIXEL_ID,
			qris: qrisFrom(sent.QRIS_TEXT),
			returnAddress: sent.RETURN_ADDRESS,
			legalName: sent.LEGAL_NAME,
			businessAddress: sent.BUSINESS_ADDRESS,
			affiliateRate: sent.AFFILIATE_RATE_BASIS_POINTS,
			affiliateCookieDays: sent.AFFILIATE_DURATION_DAYS,
			guestStockPercent: sent.GUEST_STOCK_PERCENT,
		}
		await inTransaction(c.var.db, (tx) =>
			keepingDefaultTexts(tx, id, () => tx.update(company).set(changes).where(eq(company.id, id))),
		)
		await redrawLogo(c.var, id, before)
		return c.json(await siteOf(c, id))
	})
	.post('/:code/pictures', bodyLimit({ maxSize: LARGEST_PICTURE }), async (c) => {
		const id = await companyOf(c)
		const bytes = new Uint8Array(await c.req.arrayBuffer())
		return c.json({ data: await keepPicture(c.var, id, bytes) })
	})
	.put('/:code/popup', async (c) => {
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorPopupWire)
		if (!(await mediaOf(c.var.db, companyId, sent.MEDIA_ID))) {
			throw fieldProblem('MEDIA_ID', { message: 'PICTURE_NOT_FOUND' })
		}
		const popup = {
			active: true,
			imageUrl: `/media/${sent.MEDIA_ID}/640.webp`,
			target: sent.TARGET,
			alt: { id: sent.ALT_ID, en: sent.ALT_EN },
		}
		await inTransaction(c.var.db, (tx) =>
			tx
				.insert(popupBanner)
				.values({ companyId, ...popup })
				.onConflictDoUpdate({ target: popupBanner.companyId, set: popup }),
		)
		return c.json(await siteOf(c, companyId))
	})
	.delete('/:code/popup', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) =>
			tx.update(popupBanner).set({ active: false }).where(eq(popupBanner.companyId, companyId)),
		)
		return c.json(await siteOf(c, companyId))
	})

function qrisFrom(text: string | null | undefined) {
	if (text === null || text === undefined) return text
	const read = StaticQris.safeParse(text)
	if (!read.success) throw fieldProblem('QRIS_TEXT', { message: 'QRIS_UNREADABLE' })
	return read.data
}

async function siteOf(
	c: Context<OperatorEnv>,
	id: number,
): Promise<z.infer<typeof OperatorSiteAnswerWire>> {
	const row = await findCompany(c.var.db, id)
	const popup = await popupOf(c.var.db, id)
	return {
		data: {
			CODE: row.code,
			TITLE: row.name,
			TAGLINE_ID: row.tagline.id,
			TAGLINE_EN: row.tagline.en,
			PALETTE: row.palette,
			CUSTOMER_CARE_PHONE: row.customerCarePhone,
			SHOW_WHATSAPP: row.showWhatsapp,
			MAINTENANCE: row.maintenance,
			GOOGLE_ANALYTICS_ID: row.googleAnalyticsId,
			META_PIXEL_ID: row.metaPixelId,
			HAS_QRIS: row.qris !== null,
			RETURN_ADDRESS: row.returnAddress,
			LEGAL_NAME: row.legalName,
			BUSINESS_ADDRESS: row.businessAddress,
			HOST_LIST: (await hostsOf(c.var.db, [id])).get(id) ?? [],
			LOGO_MEDIA_ID: row.logoMediaId,
			HAS_OWN_LOGO: row.logoMediaId !== null && !isDrawnLogo(row),
			AFFILIATE_RATE_BASIS_POINTS: row.affiliateRate,
			AFFILIATE_DURATION_DAYS: row.affiliateCookieDays,
			GUEST_STOCK_PERCENT: row.guestStockPercent,
			POPUP_TARGET: popup?.active ? popup.target : null,
		},
	}
}
