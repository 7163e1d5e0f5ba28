import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { Image } from './image.ts'
import { CORNER_STYLES, DEFAULT_LOOK, HEADER_LAYOUTS, TYPE_PAIRINGS } from './looks.ts'
import { message, type Value } from './message.ts'
import { OpeningHoursWire } from './opening-hours.ts'
import { DEFAULT_PALETTE } from './palettes.ts'
import { PickupPlace } from './pickup-place.ts'
import { ProgrammesOffWire } from './programmes.ts'

/** Settings of a shop (spec section 3, "Site configuration"). */
const SiteSettings = message({
	customerCarePhone: ['CUSTOMER_CARE_PHONE', z.string()],
	showWhatsapp: ['IS_SHOW_BUTTON_WHATSAPP', z.boolean().default(true)],
	/** One of PALETTE_NAMES; other names mean the neutral palette. */
	palette: ['WEBSITE_TEMPLATE_COLOR_ID', z.string().default(DEFAULT_PALETTE)],
	/** An unknown name is shown as the default. */
	typePairing: ['WEBSITE_TYPE_PAIRING', z.enum(TYPE_PAIRINGS).catch(DEFAULT_LOOK.typePairing)],
	corners: ['WEBSITE_CORNERS', z.enum(CORNER_STYLES).catch(DEFAULT_LOOK.corners)],
	header: ['WEBSITE_HEADER', z.enum(HEADER_LAYOUTS).catch(DEFAULT_LOOK.header)],
	maintenance: ['MAINTENANCE_STATUS', z.boolean().default(false)],
	/** Leaves out the line that names this software, in footers and invoices. */
	hideWatermark: ['IS_HIDE_WATERMARK', z.boolean().default(false)],
	/** Programmes that the shop does not run: their pages do not exist. */
	programmesOff: ['PROGRAMME_OFF_LIST', ProgrammesOffWire.default([]).catch([])],
	/** The company's canonical host name; null: the request's. */
	mainHost: ['COMPANY_MAIN_HOST', z.string().nullable().default(null)],
	/** Subtotal from which shipping is free; null: never. */
	freeShippingFrom: ['FREE_SHIPPING_FROM', RupiahWire.nullable().default(null)],
	/** Days from delivery in which a return can be requested; null: unknown. */
	returnDays: ['RETURN_DAYS', z.number().int().min(0).nullable().default(null).catch(null)],
	/** How many days a referral code is valid; null: as GET /api-access says. */
	affiliateDays: [
		'AFFILIATE_DURATION_DAYS',
		z.number().int().min(0).nullable().default(null).catch(null),
	],
	/** When orders can be collected; null: unknown, or they can't. */
	pickupHours: ['PICKUP_HOURS', OpeningHoursWire.nullable().default(null).catch(null)],
	/** Where orders can be collected, the company's own address first; empty: nowhere. */
	pickupPlaces: ['PICKUP_PLACE_LIST', z.array(PickupPlace).default([]).catch([])],
	/** Couriers that drive at once are offered to addresses with a place on the map. */
	isPinAsked: ['IS_PIN_ASKED', z.boolean().default(false).catch(false)],
})
export type SiteSettings = Value<typeof SiteSettings>

/** A banner of the home page. */
const Banner = message({
	slug: ['BANNER_SLUG', z.string()],
	title: ['BANNER_TITLE', z.string()],
	subtitle: ['BANNER_SUBTITLE', z.string()],
	/** Path inside the shop. */
	target: ['BANNER_TARGET', z.string()],
	wide: ['BANNER_IMAGE_WIDE', Image],
	tall: ['BANNER_IMAGE_TALL', Image],
})
export type Banner = Value<typeof Banner>

const FooterMenu = message({
	title: ['MENU_TITLE', z.string()],
	links: [
		'MENU_LINK_LIST',
		z.array(message({ label: ['LINK_LABEL', z.string()], target: ['LINK_TARGET', z.string()] })),
	],
})
export type FooterMenu = Value<typeof FooterMenu>

/** A logo given by its URL: the size is unknown and assumed square. */
function namedImage(value: unknown) {
	const id =
		typeof value === 'string'
			? /^\/media\/([a-z0-9]{8,64})\/\d{2,4}\.(?:avif|webp|jpg)$/.exec(value)?.[1]
			: undefined
	return id === undefined ? value : { MEDIA_ID: id, ALT: '', WIDTH: 240, HEIGHT: 240 }
}

const SiteHeader = message({
	title: ['TITLE', z.string()],
	/** A picture by id or URL. */
	logo: ['COMPANY_LOGO', z.preprocess(namedImage, Image.nullable()).catch(null)],
	description: ['DESCRIPTION', z.string()],
})
export type SiteHeader = Value<typeof SiteHeader>

export const getSiteSettings = endpoint({
	method: 'GET',
	path: '/helper/get-website-template-setting',
	summary: 'Customer care, palette and maintenance of the shop',
	access: 'company',
	answer: SiteSettings,
})

export const listBanners = endpoint({
	method: 'GET',
	path: '/helper/banner-carousel',
	summary: 'The banners of the home page',
	access: 'company',
	answer: message({ banners: ['BANNER_IMAGE_LIST', z.array(Banner)] }),
})

export const listFooterMenus = endpoint({
	method: 'GET',
	path: '/helper/menu-footer',
	summary: "The footer's columns of links",
	access: 'company',
	answer: message({ menus: ['MENU_FOOTER_LIST', z.array(FooterMenu)] }),
})

export const getSiteHeader = endpoint({
	method: 'GET',
	path: '/helper/company-header-logo',
	summary: "The shop's title, logo and description",
	access: 'company',
	answer: SiteHeader,
})

export const getGoogleAnalyticsId = endpoint({
	method: 'GET',
	path: '/helper/google-analytic',
	summary: 'The Google Analytics id, or null',
	access: 'company',
	answer: message({ id: ['GOOGLE_ANALYTICS_ID', z.string().nullable()] }),
})

export const getMetaPixelId = endpoint({
	method: 'GET',
	path: '/helper/meta-pixel-id',
	summary: 'The Meta pixel id, or null',
	access: 'company',
	answer: message({ id: ['META_PIXEL_ID', z.string().nullable()] }),
})

export const getPopup = endpoint({
	method: 'GET',
	path: '/helper/popup-banner',
	summary: 'The popup; STATUS false when there is none',
	access: 'company',
	answer: message({
		isShown: ['STATUS', z.boolean()],
		imageUrl: ['IMAGE_URL', z.string().nullable()],
		/** Alternative text of the picture. */
		alt: ['IMAGE_ALT', z.string().default('')],
		target: ['TARGET', z.string().nullable()],
		/** Shown on whichever page a visit begins; false: on the home page only. */
		isOnAllPages: ['IS_ON_ALL_PAGES', z.boolean().default(false)],
	}),
})
