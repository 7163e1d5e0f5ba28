import {
	AffiliateClickWire,
	AgentClickWire,
	BannerCarouselWire,
	ClickRecordedWire,
	FooterMenuWire,
	GoogleAnalyticWire,
	HeaderLogoWire,
	MetaPixelWire,
	PopupBannerWire,
	TemplateSettingWire,
} from '#contract/site.ts'
import type { Banner, Click, FooterMenu, Popup } from '#app/domain/site.ts'
import type { Call } from './call.ts'
import { imageOf } from './image.server.ts'

/** The site configuration's seven calls and the two click records (spec section 7). */
export function siteApi(call: Call) {
	return {
		template: () => call(Template, { path: '/helper/get-website-template-setting' }),
		banners: () => call(Banners, { path: '/helper/banner-carousel', optional: true }),
		footerMenu: () => call(Menus, { path: '/helper/menu-footer', optional: true }),
		headerLogo: () => call(HeaderLogo, { path: '/helper/company-header-logo' }),
		googleAnalyticsId: () => call(AnalyticsId, { path: '/helper/google-analytic', optional: true }),
		metaPixelId: () => call(PixelId, { path: '/helper/meta-pixel-id', optional: true }),
		popup: () => call(PopupPicture, { path: '/helper/popup-banner', optional: true }),
		recordAffiliateClick: (click: Click) =>
			call(Recorded, {
				method: 'POST',
				path: '/helper/tracking-affiliate',
				optional: true,
				body: AffiliateClickWire.encode({
					AFFILIATE_TRACKING_CODE: click.code,
					AFFILIATE_TRACKING_IP_ADDRESS: click.ipAddress,
					AFFILIATE_TRACKING_DEVICE_MODEL: click.deviceModel,
					AFFILIATE_TRACKING_EVENT_TYPE: 'CLICK',
				}),
			}),
		recordAgentClick: (click: Click) =>
			call(Recorded, {
				method: 'POST',
				path: '/helper/tracking-agent',
				optional: true,
				body: AgentClickWire.encode({
					AGENT_TRACKING_CODE: click.code,
					AGENT_TRACKING_IP_ADDRESS: click.ipAddress,
					AGENT_TRACKING_DEVICE_MODEL: click.deviceModel,
					AGENT_TRACKING_EVENT_TYPE: 'CLICK',
				}),
			}),
	}
}

const Template = TemplateSettingWire.transform(({ data }) => ({
	customerCarePhone: data.CUSTOMER_CARE_PHONE,
	showWhatsapp: data.IS_SHOW_BUTTON_WHATSAPP,
	palette: data.WEBSITE_TEMPLATE_COLOR_ID,
	typePairing: data.WEBSITE_TYPE_PAIRING,
	corners: data.WEBSITE_CORNERS,
	header: data.WEBSITE_HEADER,
	maintenance: data.MAINTENANCE_STATUS,
	hideWatermark: data.IS_HIDE_WATERMARK,
	programmesOff: data.PROGRAMME_OFF_LIST,
	mainHost: data.COMPANY_MAIN_HOST,
	freeShippingFrom: data.FREE_SHIPPING_FROM,
	returnDays: data.RETURN_DAYS,
	affiliateDays: data.AFFILIATE_DURATION_DAYS,
	pickupPlaces: data.PICKUP_PLACE_LIST.map((place) => ({
		id: place.PLACE_ID,
		name: place.PLACE_NAME,
		address: place.PLACE_ADDRESS,
		hours: place.PLACE_HOURS,
	})),
}))

const Banners = BannerCarouselWire.transform(({ data }): Banner[] =>
	data.BANNER_IMAGE_LIST.map((banner) => ({
		slug: banner.BANNER_SLUG,
		title: banner.BANNER_TITLE,
		subtitle: banner.BANNER_SUBTITLE,
		target: banner.BANNER_TARGET,
		wide: imageOf(banner.BANNER_IMAGE_WIDE),
		tall: imageOf(banner.BANNER_IMAGE_TALL),
	})),
)

const Menus = FooterMenuWire.transform(({ data }): FooterMenu[] =>
	data.MENU_FOOTER_LIST.map((menu) => ({
		title: menu.MENU_TITLE,
		links: menu.MENU_LINK_LIST.map((link) => ({
			label: link.LINK_LABEL,
			target: link.LINK_TARGET,
		})),
	})),
)

const HeaderLogo = HeaderLogoWire.transform(({ data }) => ({
	title: data.TITLE,
	logo: data.COMPANY_LOGO && imageOf(data.COMPANY_LOGO),
	description: data.DESCRIPTION,
}))

// A malformed id counts as none: the id becomes part of a script's URL.
const analyticsId = /^(?:G-[A-Z0-9]{1,20}|UA-\d{4,10}-\d{1,4})$/
const pixelId = /^\d{5,20}$/
/** The content policy allows pictures of the shop itself only. */
const ownPicture = /^\/media\/[a-z0-9]{8,64}\/\d{2,4}\.(?:avif|webp|jpg)$/

const AnalyticsId = GoogleAnalyticWire.transform(({ data }) =>
	matching(analyticsId, data.GOOGLE_ANALYTICS_ID),
)
const PixelId = MetaPixelWire.transform(({ data }) => matching(pixelId, data.META_PIXEL_ID))
const PopupPicture = PopupBannerWire.transform(({ data }): Popup | null => {
	const imageUrl = data.STATUS ? matching(ownPicture, data.IMAGE_URL) : null
	if (imageUrl === null) return null
	const { IMAGE_ALT: alt, TARGET: target, IS_ON_ALL_PAGES: isOnAllPages } = data
	return { imageUrl, alt, target, isOnAllPages }
})
const Recorded = ClickRecordedWire.transform(({ data }) => data.RECORDED)

function matching(pattern: RegExp, text: string | null): string | null {
	return text !== null && pattern.test(text) ? text : null
}
