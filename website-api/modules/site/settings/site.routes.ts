import { pagesOff, PROGRAMMES } from '#contract/programmes.ts'
import { RETURN_DAYS } from '#contract/return.ts'
import {
	getGoogleAnalyticsId,
	getMetaPixelId,
	getPopup,
	getSiteHeader,
	getSiteSettings,
	listBanners,
	listFooterMenus,
} from '#contract/site.ts'
import { textIn } from '#website-api/db/columns.ts'
import { answer } from '#website-api/http/answer.ts'
import { findCompany, mainHostOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { PICKUP_COURIER } from '#website-api/modules/platform/companies/company.table.ts'
import { offeredPickupPlaces } from '#website-api/modules/platform/companies/pickup-place.queries.ts'
import { drawnSize, pictureOf } from '#website-api/modules/platform/media/image.ts'
import { isPinAsked } from '#website-api/modules/platform/companies/pin-asked.queries.ts'
import { bannersOf, footerMenuOf, mediaOf, shownPopup } from './site.queries.ts'

/** The seven endpoints with a shop's configuration (spec sections 3 and 7). */
export const siteAnswers = [
	answer(getSiteSettings, async ({ db, companyId }) => {
		const company = await findCompany(db, companyId)
		return {
			customerCarePhone: company.customerCarePhone,
			showWhatsapp: company.showWhatsapp,
			palette: company.palette,
			typePairing: company.typePairing,
			corners: company.corners,
			header: company.headerLayout,
			maintenance: company.maintenance,
			hideWatermark: company.hideWatermark,
			programmesOff: PROGRAMMES.filter((one) => company.programmesOff.includes(one)),
			mainHost: await mainHostOf(db, company.id),
			freeShippingFrom: company.freeShippingFrom,
			returnDays: RETURN_DAYS,
			affiliateDays: company.affiliateCookieDays,
			pickupHours: company.couriersOff.includes(PICKUP_COURIER) ? null : company.pickupHours,
			pickupPlaces: await offeredPickupPlaces(db, company),
			isPinAsked: await isPinAsked(db, companyId),
		}
	}),
	answer(listBanners, async ({ db, companyId, locale }) => {
		const rows = await bannersOf(db, companyId)
		return {
			banners: rows.map(({ banner, wide, tall }) => {
				const title = textIn(banner.title, locale)
				return {
					slug: banner.slug,
					title,
					subtitle: textIn(banner.subtitle, locale),
					target: banner.target,
					wide: pictureOf(wide, title),
					tall: pictureOf(tall, title),
				}
			}),
		}
	}),
	answer(listFooterMenus, async ({ db, companyId, locale }) => {
		const [rows, { programmesOff }] = await Promise.all([
			footerMenuOf(db, companyId),
			findCompany(db, companyId),
		])
		const hidden = pagesOff(programmesOff).map((key) => `/${key}`)
		return {
			menus: rows.map(({ title, links }) => ({
				title: textIn(title, locale),
				links: links
					.filter(({ target }) => !hidden.includes(target.replace(/[?#].*$/, '')))
					.map(({ label, target }) => ({ label: textIn(label, locale), target })),
			})),
		}
	}),
	answer(getSiteHeader, async ({ db, companyId, locale }) => {
		const company = await findCompany(db, companyId)
		const logo = await mediaOf(db, companyId, company.logoMediaId)
		return {
			title: company.name,
			logo: logo ? pictureOf(drawnSize(logo), company.name) : null,
			description: textIn(company.tagline, locale),
		}
	}),
	answer(getGoogleAnalyticsId, async ({ db, companyId }) => ({
		id: (await findCompany(db, companyId)).googleAnalyticsId,
	})),
	answer(getMetaPixelId, async ({ db, companyId }) => ({
		id: (await findCompany(db, companyId)).metaPixelId,
	})),
	answer(getPopup, async ({ db, companyId, locale }) => {
		const popup = await shownPopup(db, companyId)
		return {
			isShown: popup !== undefined,
			imageUrl: popup?.mediaId ? `/media/${popup.mediaId}/640.webp` : null,
			alt: popup ? textIn(popup.alt, locale) : '',
			target: popup?.target ?? null,
			isOnAllPages: popup?.onAllPages ?? false,
		}
	}),
]
