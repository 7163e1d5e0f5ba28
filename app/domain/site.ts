import type { OpeningHours } from '#web/domain/opening-hours.ts'
import type { Image } from './image.ts'

/** How a shop looks: the name of its palette, its faces, corners and header. */
export type ShopLook = {
	palette: string
	typePairing: 'modern' | 'classic' | 'warm' | 'technical'
	corners: 'square' | 'soft' | 'round'
}

export type HeaderLayout = 'bar' | 'centred' | 'search'

export type Banner = {
	slug: string
	title: string
	subtitle: string
	/** Path inside the shop. */
	target: string
	wide: Image
	tall: Image
}

export type FooterMenu = { title: string; links: { label: string; target: string }[] }

export type Click = { code: string; ipAddress: string; deviceModel: string }

/** The popup: its picture, alternative text and link. `isOnAllPages` false: it stands on the home page only. */
export type Popup = {
	imageUrl: string
	alt: string
	target: string | null
	isOnAllPages: boolean
}

/** A place where shoppers collect orders. */
export type PickupPlace = {
	/** 0 is the company's own address. */
	id: number
	name: string
	/** Null: unknown. */
	address: string | null
	/** Null: unknown. */
	hours: OpeningHours | null
}

/** A company's site configuration (spec section 3, "Site configuration"). */
export type SiteConfiguration = ShopLook & {
	/** Store title, part of every page's title; default the brand name. */
	title: string
	description: string
	logo: Image | null
	header: HeaderLayout
	customerCarePhone: string
	showWhatsapp: boolean
	maintenance: boolean
	/** Leaves out the line that names this software (spec: isHideWatermark). */
	hideWatermark: boolean
	/** Programmes that the shop does not run. */
	programmesOff: ('AFFILIATE' | 'AGENT')[]
	/** The company's canonical host; null: the host of the request. */
	mainHost: string | null
	/** Minimum price of the products in whole rupiah for free shipping; null: never. */
	freeShippingFrom: number | null
	/** Days from delivery in which a return can be requested; null: unknown. */
	returnDays: number | null
	/** Validity of a referral code in days; null: as the answer with the company's key says. */
	affiliateDays: number | null
	/** Where orders can be collected, the main place first; empty: nowhere, or unknown. */
	pickupPlaces: PickupPlace[]
	banners: Banner[]
	footerMenu: FooterMenu[]
	googleAnalyticsId: string | null
	metaPixelId: string | null
	popup: Popup | null
}
