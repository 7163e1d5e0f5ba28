import type { Image } from '#app/domain/image.ts'
import type { TrackerIds } from '#app/features/analytics/track.ts'
import type { ConsentQuestion } from '#app/features/consent/ConsentBanner.tsx'
import type { FlashMessage } from '#app/ui/FlashRegion.tsx'
import type { PopupView } from './PopupBanner.tsx'

type Named = { slug: string; name: string }

/** What stands around every page. */
export type FrameView = {
	shop: string
	logo: Image | null
	categories: (Named & { children: Named[] })[]
	/** Who is signed in, their own affiliate code, and what their account holds, when it was heard; null: nobody. */
	account: {
		name: string
		ownCode: string | null
		balances: { wallet: string; coins: string } | null
	} | null
	/** Pieces in the cart. */
	cartCount: number
	/** The company's own links, those that lead somewhere. */
	menus: { title: string; links: { label: string; href: string }[] }[]
	/** Where to chat; null when the company doesn't. */
	whatsapp: string | null
	messages: FlashMessage[]
	theme: 'light' | 'dark' | null
	dataSaver: boolean
	/** The picture that greets visitors; null: none, or put away. */
	popup: PopupView | null
	/** Ids of the products this visitor put aside. */
	saved: number[]
	/** Customer care's number, to be called; null when there is none. */
	phone: { shown: string; href: string } | null
	/** What the company measures with, once the visitor agreed. */
	tracking: TrackerIds | null
	/** The words that ask for consent, while it is to be asked. */
	question: ConsentQuestion | null
	/** Whether the visitor has answered that question and may take it back. */
	mayAskAgain: boolean
	formToken: string
	year: string
}
