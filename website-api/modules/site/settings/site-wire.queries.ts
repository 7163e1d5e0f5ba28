import { PROGRAMMES } from '#contract/programmes.ts'
import type { z } from 'zod'
import type { OperatorSiteAnswerWire } from '#contract/operator-site.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findCompany, hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { isDrawnLogo } from '#website-api/modules/site/company-defaults/drawn-logo.ts'
import { popupOf } from './site.queries.ts'

/** The settings of a site in the operator API's wire form. */
export async function siteWire(
	db: Queryable,
	id: number,
): Promise<z.infer<typeof OperatorSiteAnswerWire>> {
	const row = await findCompany(db, id)
	const popup = await popupOf(db, id)
	return {
		data: {
			CODE: row.code,
			TITLE: row.name,
			TAGLINE_ID: row.tagline.id,
			TAGLINE_EN: row.tagline.en,
			PALETTE: row.palette,
			TYPE_PAIRING: row.typePairing,
			CORNERS: row.corners,
			HEADER: row.headerLayout,
			CUSTOMER_CARE_PHONE: row.customerCarePhone,
			SHOW_WHATSAPP: row.showWhatsapp,
			MAINTENANCE: row.maintenance,
			HIDE_WATERMARK: row.hideWatermark,
			GOOGLE_ANALYTICS_ID: row.googleAnalyticsId,
			META_PIXEL_ID: row.metaPixelId,
			HAS_QRIS: row.qris !== null,
			RETURN_ADDRESS: row.returnAddress,
			LEGAL_NAME: row.legalName,
			BUSINESS_ADDRESS: row.businessAddress,
			HOST_LIST: (await hostsOf(db, [id])).get(id) ?? [],
			LOGO_MEDIA_ID: row.logoMediaId,
			HAS_OWN_LOGO: row.logoMediaId !== null && !isDrawnLogo(row),
			AFFILIATE_RATE_BASIS_POINTS: row.affiliateRate,
			PROGRAMME_OFF_LIST: PROGRAMMES.filter((one) => row.programmesOff.includes(one)),
			AFFILIATE_DURATION_DAYS: row.affiliateCookieDays,
			GUEST_STOCK_PERCENT: row.guestStockPercent,
			POPUP_TARGET: popup?.active ? popup.target : null,
		},
	}
}
