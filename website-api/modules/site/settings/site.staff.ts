import { inTransaction } from '#website-api/db/database.ts'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { OperatorSiteChangeWire } from '#contract/operator-site.ts'
import { readJson } from '#website-api/http/input.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import {
	updatingDefaultTexts,
	redrawLogo,
} from '#website-api/modules/site/company-defaults/add-defaults.command.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import { StaticQris } from '#website-api/modules/platform/companies/qris.ts'
import { siteWire } from './site-wire.queries.ts'
import {
	companyOf,
	type OperatorEnv,
	requireConfirmed,
} from '#website-api/modules/platform/operators/operator-guard.ts'

/** Staff endpoints for a shop's settings, under /operator/v1/sites/{code}. */
export const siteStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code', async (c) => c.json(await siteWire(c.var.db, await companyOf(c))))
	.patch('/:code', async (c) => {
		const id = await companyOf(c)
		const sent = await readJson(c, OperatorSiteChangeWire)
		// Settings of payment accounts.
		if (sent.QRIS_TEXT !== undefined) requireConfirmed(c.var.operator)
		const { tagline, ...before } = await findCompany(c.var.db, id)
		const changes = {
			palette: sent.PALETTE,
			typePairing: sent.TYPE_PAIRING,
			corners: sent.CORNERS,
			headerLayout: sent.HEADER,
			name: sent.TITLE,
			tagline: { id: sent.TAGLINE_ID ?? tagline.id, en: sent.TAGLINE_EN ?? tagline.en },
			customerCarePhone: sent.CUSTOMER_CARE_PHONE,
			showWhatsapp: sent.SHOW_WHATSAPP,
			maintenance: sent.MAINTENANCE,
			hideWatermark: sent.HIDE_WATERMARK,
			googleAnalyticsId: sent.GOOGLE_ANALYTICS_ID,
			metaPixelId: sent.META_PIXEL_ID,
			qris: qrisFrom(sent.QRIS_TEXT),
			returnAddress: sent.RETURN_ADDRESS,
			legalName: sent.LEGAL_NAME,
			businessAddress: sent.BUSINESS_ADDRESS,
			affiliateRate: sent.AFFILIATE_RATE_BASIS_POINTS,
			affiliateCookieDays: sent.AFFILIATE_DURATION_DAYS,
			guestStockPercent: sent.GUEST_STOCK_PERCENT,
			programmesOff: sent.PROGRAMME_OFF_LIST,
		}
		await inTransaction(c.var.db, (tx) =>
			updatingDefaultTexts(tx, id, () => tx.update(company).set(changes).where(eq(company.id, id))),
		)
		await redrawLogo(c.var, id, before)
		return c.json(await siteWire(c.var.db, id))
	})
	.post('/:code/pictures', bodyLimit({ maxSize: MAX_PICTURE_BYTES }), async (c) => {
		const id = await companyOf(c)
		const bytes = new Uint8Array(await c.req.arrayBuffer())
		return c.json({ data: await storeUploadedPicture(c.var, id, bytes) })
	})

function qrisFrom(text: string | null | undefined) {
	if (text === null || text === undefined) return text
	const read = StaticQris.safeParse(text)
	if (!read.success) throw fieldProblem('QRIS_TEXT', { message: 'QRIS_UNREADABLE' })
	return read.data
}
