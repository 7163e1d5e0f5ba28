import type { Image } from './image.ts'

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

/** The picture that greets visitors: its file in the shop, what it says, the path it leads to. */
export type Popup = { imageUrl: string; alt: string; target: string | null }

/** How one company's shop presents itself (spec section 3, "Site configuration"). */
export type SiteConfiguration = {
	/** The store title of every page's title; default the brand name. */
	title: string
	description: string
	logo: Image | null
	palette: string
	customerCarePhone: string
	showWhatsapp: boolean
	maintenance: boolean
	/** The one host of the company that search engines should know; null: whichever was asked for. */
	mainHost: string | null
	/** Whole rupiah of goods from which shipping is free; null: never. */
	freeShippingFrom: number | null
	banners: Banner[]
	footerMenu: FooterMenu[]
	googleAnalyticsId: string | null
	metaPixelId: string | null
	popup: Popup | null
}
