import type { Banner, FooterMenu, SiteHeader, SiteSettings } from '#contract/site.ts'

/** How a shop looks: the name of its palette, its faces and corners. */
export type ShopLook = Pick<SiteSettings, 'palette' | 'typePairing' | 'corners'>

/** The popup: its picture, alternative text and link. `isOnAllPages` false: it stands on the home page only. */
export type Popup = {
	imageUrl: string
	alt: string
	target: string | null
	isOnAllPages: boolean
}

/** A company's site configuration (spec section 3, "Site configuration"); the default title is the brand's name. */
export type SiteConfiguration = Omit<SiteSettings, 'pickupHours'> &
	SiteHeader & {
		banners: Banner[]
		footerMenu: FooterMenu[]
		googleAnalyticsId: string | null
		metaPixelId: string | null
		popup: Popup | null
	}
