import { z } from 'zod'
import { dataOf, ImageWire, RupiahWire } from './envelope.ts'
import { CORNER_STYLES, DEFAULT_LOOK, HEADER_LAYOUTS, TYPE_PAIRINGS } from './looks.ts'
import { OpeningHoursWire } from './opening-hours.ts'
import { DEFAULT_PALETTE } from './palettes.ts'
import { PickupPlaceWire } from './pickup-place.ts'
import { ProgrammesOffWire } from './programmes.ts'
import { lineText } from './text.ts'
import type { Endpoint } from './endpoint.ts'

/** GET /helper/get-website-template-setting (spec section 3, "Site configuration"). */
export const TemplateSettingWire = dataOf(
	z.object({
		CUSTOMER_CARE_PHONE: z.string(),
		IS_SHOW_BUTTON_WHATSAPP: z.boolean().default(true),
		/** One of PALETTE_NAMES; other names mean the neutral palette. */
		WEBSITE_TEMPLATE_COLOR_ID: z.string().default(DEFAULT_PALETTE),
		/** An unknown name is shown as the default. */
		WEBSITE_TYPE_PAIRING: z.enum(TYPE_PAIRINGS).catch(DEFAULT_LOOK.typePairing),
		WEBSITE_CORNERS: z.enum(CORNER_STYLES).catch(DEFAULT_LOOK.corners),
		WEBSITE_HEADER: z.enum(HEADER_LAYOUTS).catch(DEFAULT_LOOK.header),
		MAINTENANCE_STATUS: z.boolean().default(false),
		/** Leaves out the line that names this software, in footers and invoices. */
		IS_HIDE_WATERMARK: z.boolean().default(false),
		/** Programmes that the shop does not run: their pages do not exist. */
		PROGRAMME_OFF_LIST: ProgrammesOffWire.default([]).catch([]),
		/** The company's canonical host name; null: the request's. */
		COMPANY_MAIN_HOST: z.string().nullable().default(null),
		/** Subtotal from which shipping is free; null: never. */
		FREE_SHIPPING_FROM: RupiahWire.nullable().default(null),
		/** Days from delivery in which a return can be requested; null: unknown. */
		RETURN_DAYS: z.number().int().min(0).nullable().default(null).catch(null),
		/** How many days a referral code is valid; null: as GET /api-access says. */
		AFFILIATE_DURATION_DAYS: z.number().int().min(0).nullable().default(null).catch(null),
		/** When orders can be collected; null: unknown, or they can't. */
		PICKUP_HOURS: OpeningHoursWire.nullable().default(null).catch(null),
		/** Where orders can be collected, the company's own address first; empty: nowhere. */
		PICKUP_PLACE_LIST: z.array(PickupPlaceWire).default([]).catch([]),
	}),
)

const BannerWire = z.object({
	BANNER_SLUG: z.string(),
	BANNER_TITLE: z.string(),
	BANNER_SUBTITLE: z.string(),
	BANNER_TARGET: z.string(),
	BANNER_IMAGE_WIDE: ImageWire,
	BANNER_IMAGE_TALL: ImageWire,
})
/** GET /helper/banner-carousel. */
export const BannerCarouselWire = dataOf(z.object({ BANNER_IMAGE_LIST: z.array(BannerWire) }))

/** GET /helper/menu-footer. */
export const FooterMenuWire = dataOf(
	z.object({
		MENU_FOOTER_LIST: z.array(
			z.object({
				MENU_TITLE: z.string(),
				MENU_LINK_LIST: z.array(z.object({ LINK_LABEL: z.string(), LINK_TARGET: z.string() })),
			}),
		),
	}),
)

/** A logo given by its URL: the size is unknown and assumed square. */
function namedImage(value: unknown) {
	const id =
		typeof value === 'string'
			? /^\/media\/([a-z0-9]{8,64})\/\d{2,4}\.(?:avif|webp|jpg)$/.exec(value)?.[1]
			: undefined
	return id === undefined ? value : { MEDIA_ID: id, ALT: '', WIDTH: 240, HEIGHT: 240 }
}

/** GET /helper/company-header-logo. */
export const HeaderLogoWire = dataOf(
	z.object({
		TITLE: z.string(),
		/** A picture by id or URL. */
		COMPANY_LOGO: z.preprocess(namedImage, ImageWire.nullable()).catch(null),
		DESCRIPTION: z.string(),
	}),
)

/** GET /helper/google-analytic. */
export const GoogleAnalyticWire = dataOf(z.object({ GOOGLE_ANALYTICS_ID: z.string().nullable() }))

/** GET /helper/meta-pixel-id. */
export const MetaPixelWire = dataOf(z.object({ META_PIXEL_ID: z.string().nullable() }))

/** GET /helper/popup-banner. STATUS false: there is none. */
export const PopupBannerWire = dataOf(
	z.object({
		STATUS: z.boolean(),
		IMAGE_URL: z.string().nullable(),
		/** Alternative text of the picture. */
		IMAGE_ALT: z.string().default(''),
		TARGET: z.string().nullable(),
		/** Shown on whichever page a visit begins; false: on the home page only. */
		IS_ON_ALL_PAGES: z.boolean().default(false),
	}),
)

const clickFields = {
	IP_ADDRESS: lineText().max(45),
	DEVICE_MODEL: lineText().max(50),
}
/** POST /helper/tracking-affiliate (spec section 3, "Tracking payloads"). */
export const AffiliateClickWire = z.object({
	AFFILIATE_TRACKING_CODE: lineText().min(1).max(40),
	AFFILIATE_TRACKING_IP_ADDRESS: clickFields.IP_ADDRESS,
	AFFILIATE_TRACKING_DEVICE_MODEL: clickFields.DEVICE_MODEL,
	AFFILIATE_TRACKING_EVENT_TYPE: z.literal('CLICK'),
})
/** POST /helper/tracking-agent. */
export const AgentClickWire = z.object({
	AGENT_TRACKING_CODE: lineText().min(1).max(40),
	AGENT_TRACKING_IP_ADDRESS: clickFields.IP_ADDRESS,
	AGENT_TRACKING_DEVICE_MODEL: clickFields.DEVICE_MODEL,
	AGENT_TRACKING_EVENT_TYPE: z.literal('CLICK'),
})
export const ClickRecordedWire = dataOf(z.object({ RECORDED: z.boolean() }))

/** Endpoints of a site's settings and of link tracking. */
export const SITE_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/helper/get-website-template-setting',
		summary: 'Customer care, palette and maintenance of the shop',
		access: 'company',
		answer: TemplateSettingWire,
	},
	{
		method: 'GET',
		path: '/helper/banner-carousel',
		summary: 'The banners of the home page',
		access: 'company',
		answer: BannerCarouselWire,
	},
	{
		method: 'GET',
		path: '/helper/menu-footer',
		summary: "The footer's columns of links",
		access: 'company',
		answer: FooterMenuWire,
	},
	{
		method: 'GET',
		path: '/helper/company-header-logo',
		summary: "The shop's title, logo and description",
		access: 'company',
		answer: HeaderLogoWire,
	},
	{
		method: 'GET',
		path: '/helper/google-analytic',
		summary: 'The Google Analytics id, or null',
		access: 'company',
		answer: GoogleAnalyticWire,
	},
	{
		method: 'GET',
		path: '/helper/meta-pixel-id',
		summary: 'The Meta pixel id, or null',
		access: 'company',
		answer: MetaPixelWire,
	},
	{
		method: 'GET',
		path: '/helper/popup-banner',
		summary: 'The popup; STATUS false when there is none',
		access: 'company',
		answer: PopupBannerWire,
	},
	{
		method: 'POST',
		path: '/helper/tracking-affiliate',
		summary: "Records a visit by an affiliate's link, once per visitor, code and day",
		access: 'company',
		body: AffiliateClickWire,
		answer: ClickRecordedWire,
	},
	{
		method: 'POST',
		path: '/helper/tracking-agent',
		summary: "Records a visit by an agent's link, once per visitor, code and day",
		access: 'company',
		body: AgentClickWire,
		answer: ClickRecordedWire,
	},
]
