import type { Image } from '#contract/image.ts'
import type { SiteSettings } from '#contract/site.ts'
import type { Personal } from '#app/domain/personal.ts'
import type { TrackerIds } from '#app/features/analytics/track.ts'
import type { ConsentQuestion } from '#app/features/consent/ConsentBanner.tsx'
import type { FlashMessage } from '#app/ui/FlashRegion.tsx'
import type { PopupView } from './PopupBanner.tsx'
import type { Theme } from '#web/domain/theme.ts'

type Named = { slug: string; name: string }

/** What the layout shows of the visitor alone. */
export type OwnView = {
	/** The signed-in customer with their affiliate code and balances, if fetched; null: not signed in. */
	account: {
		name: string
		ownCode: string | null
		balances: { wallet: string; coins: string } | null
	} | null
	/** Units in the cart. */
	cartCount: number
	/** Ids of the products on the wishlist. */
	saved: number[]
	messages: FlashMessage[]
}

/** The layout around every page. */
export type FrameView = {
	shop: string
	logo: Image | null
	header: SiteSettings['header']
	/** Leaves out the line that names this software. */
	hideWatermark: boolean
	categories: (Named & { children: Named[] })[]
	own: Personal<OwnView>
	/** The company's footer links that have a target. */
	menus: { title: string; links: { label: string; href: string }[] }[]
	/** The chat link; null when the company has none. */
	whatsapp: string | null
	theme: Theme | null
	dataSaver: boolean
	/** The popup; null: none, or hidden by the visitor. */
	popup: PopupView | null
	/** Phone of customer care; null: none. */
	phone: { label: string; href: string } | null
	/** Ids of the trackers the visitor agreed to. */
	tracking: TrackerIds | null
	/** Texts of the consent question, while it is unanswered. */
	question: ConsentQuestion | null
	/** Whether the visitor has answered and may withdraw the answer. */
	mayAskAgain: boolean
	formToken: string
	year: string
}

/** The categories, and the class of their place in the header. */
export type CategoryNavProps = Pick<FrameView, 'categories'> & { className: string }
