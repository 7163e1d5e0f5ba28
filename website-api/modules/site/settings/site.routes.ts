import { Hono } from 'hono'
import type { z } from 'zod'
import type {
	BannerCarouselWire,
	FooterMenuWire,
	GoogleAnalyticWire,
	HeaderLogoWire,
	MetaPixelWire,
	PopupBannerWire,
	TemplateSettingWire,
} from '#contract/site.ts'
import { pagesOff, PROGRAMMES } from '#contract/programmes.ts'
import { RETURN_DAYS } from '#contract/return.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { PICKUP_COURIER } from '#website-api/modules/platform/companies/company.table.ts'
import { findCompany, mainHostOf } from '#website-api/modules/platform/companies/company.queries.ts'
import {
	offeredPickupPlaces,
	pickupPlaceWire,
} from '#website-api/modules/platform/companies/pickup-place.queries.ts'
import { drawnSize, imageWire } from '#website-api/modules/platform/media/image.ts'
import { bannersOf, footerMenuOf, mediaOf, shownPopup } from './site.queries.ts'

/** The seven GET /helper/… endpoints with a shop's configuration (spec sections 3 and 7). */
export const siteRoutes = new Hono<AppEnv>()
	.get('/get-website-template-setting', async (c) => {
		const company = await findCompany(c.var.db, c.var.companyId)
		const answer: z.infer<typeof TemplateSettingWire> = {
			data: {
				CUSTOMER_CARE_PHONE: company.customerCarePhone,
				IS_SHOW_BUTTON_WHATSAPP: company.showWhatsapp,
				WEBSITE_TEMPLATE_COLOR_ID: company.palette,
				WEBSITE_TYPE_PAIRING: company.typePairing,
				WEBSITE_CORNERS: company.corners,
				WEBSITE_HEADER: company.headerLayout,
				MAINTENANCE_STATUS: company.maintenance,
				IS_HIDE_WATERMARK: company.hideWatermark,
				PROGRAMME_OFF_LIST: PROGRAMMES.filter((one) => company.programmesOff.includes(one)),
				COMPANY_MAIN_HOST: await mainHostOf(c.var.db, company.id),
				FREE_SHIPPING_FROM: company.freeShippingFrom,
				RETURN_DAYS,
				AFFILIATE_DURATION_DAYS: company.affiliateCookieDays,
				PICKUP_HOURS: company.couriersOff.includes(PICKUP_COURIER) ? null : company.pickupHours,
				PICKUP_PLACE_LIST: (await offeredPickupPlaces(c.var.db, company)).map(pickupPlaceWire),
			},
		}
		return c.json(answer)
	})
	.get('/banner-carousel', async (c) => {
		const { db, companyId, locale } = c.var
		const rows = await bannersOf(db, companyId)
		const answer: z.infer<typeof BannerCarouselWire> = {
			data: {
				BANNER_IMAGE_LIST: rows.map(({ banner, wide, tall }) => ({
					BANNER_SLUG: banner.slug,
					BANNER_TITLE: textIn(banner.title, locale),
					BANNER_SUBTITLE: textIn(banner.subtitle, locale),
					BANNER_TARGET: banner.target,
					BANNER_IMAGE_WIDE: imageWire(wide, textIn(banner.title, locale)),
					BANNER_IMAGE_TALL: imageWire(tall, textIn(banner.title, locale)),
				})),
			},
		}
		return c.json(answer)
	})
	.get('/menu-footer', async (c) => {
		const { db, companyId, locale } = c.var
		const [rows, { programmesOff }] = await Promise.all([
			footerMenuOf(db, companyId),
			findCompany(db, companyId),
		])
		const hidden = pagesOff(programmesOff).map((key) => `/${key}`)
		const answer: z.infer<typeof FooterMenuWire> = {
			data: {
				MENU_FOOTER_LIST: rows.map((row) => ({
					MENU_TITLE: textIn(row.title, locale),
					MENU_LINK_LIST: row.links
						.filter(({ target }) => !hidden.includes(target.replace(/[?#].*$/, '')))
						.map((link) => ({
							LINK_LABEL: textIn(link.label, locale),
							LINK_TARGET: link.target,
						})),
				})),
			},
		}
		return c.json(answer)
	})
	.get('/company-header-logo', async (c) => {
		const { db, companyId, locale } = c.var
		const company = await findCompany(db, companyId)
		const logo = await mediaOf(db, companyId, company.logoMediaId)
		const answer: z.infer<typeof HeaderLogoWire> = {
			data: {
				TITLE: company.name,
				COMPANY_LOGO: logo ? imageWire(drawnSize(logo), company.name) : null,
				DESCRIPTION: textIn(company.tagline, locale),
			},
		}
		return c.json(answer)
	})
	.get('/google-analytic', async (c) => {
		const { googleAnalyticsId } = await findCompany(c.var.db, c.var.companyId)
		const answer: z.infer<typeof GoogleAnalyticWire> = {
			data: { GOOGLE_ANALYTICS_ID: googleAnalyticsId },
		}
		return c.json(answer)
	})
	.get('/meta-pixel-id', async (c) => {
		const { metaPixelId } = await findCompany(c.var.db, c.var.companyId)
		const answer: z.infer<typeof MetaPixelWire> = { data: { META_PIXEL_ID: metaPixelId } }
		return c.json(answer)
	})
	.get('/popup-banner', async (c) => {
		const popup = await shownPopup(c.var.db, c.var.companyId)
		const answer: z.infer<typeof PopupBannerWire> = {
			data: popup
				? {
						STATUS: true,
						IMAGE_URL: popup.mediaId && `/media/${popup.mediaId}/640.webp`,
						IMAGE_ALT: textIn(popup.alt, c.var.locale),
						TARGET: popup.target,
						IS_ON_ALL_PAGES: popup.onAllPages,
					}
				: {
						STATUS: false,
						IMAGE_URL: null,
						IMAGE_ALT: '',
						TARGET: null,
						IS_ON_ALL_PAGES: false,
					},
		}
		return c.json(answer)
	})
