import type { Image } from '#app/domain/image.ts'
import type { FlashMessage } from '#app/ui/FlashRegion.tsx'

type Named = { slug: string; name: string }

/** What stands around every page. */
export type FrameView = {
	shop: string
	logo: Image | null
	categories: (Named & { children: Named[] })[]
	/** Pieces in the cart. */
	cartCount: number
	/** The company's own links, those that lead somewhere. */
	menus: { title: string; links: { label: string; href: string }[] }[]
	/** Where to chat; null when the company doesn't. */
	whatsapp: string | null
	messages: FlashMessage[]
	theme: 'light' | 'dark' | null
	hemat: boolean
	formToken: string
	year: string
}
