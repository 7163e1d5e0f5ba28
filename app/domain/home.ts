import type { ArticleCard } from './article.ts'
import type { AnnouncedSale, FlashSale, ProductCard } from './catalog.ts'
import type { Image } from './image.ts'
import type { OfferedVoucher } from './voucher.ts'

export type HomeLink = { label: string; target: string }

type Story = { eyebrow: string; title: string; text: string; link: HomeLink | null }

export type ProductRule = 'newest' | 'best-sellers' | 'on-sale' | 'category' | 'by-hand'

/** A review that the home shows, with the product that it is of. */
export type HomeReview = {
	id: number
	author: string
	rating: number
	text: string
	product: { slug: string; name: string }
}

/** A voucher that everybody may use. */
export type HomeVoucher = Pick<
	OfferedVoucher,
	'code' | 'title' | 'maximumAmount' | 'minimumSubTotal' | 'endsAt'
>

/** A section of the home page with its data. A title of '' is that of its kind. */
export type HomeSection = { id: string } & (
	| ({
			kind: 'hero'
			layout: 'full' | 'split' | 'plain'
			/** Of a text on a picture. */
			ink: 'dark' | 'light'
			image: Image | null
			tallImage: Image | null
	  } & Story)
	| { kind: 'banners' }
	| { kind: 'category-chips' }
	| {
			kind: 'category-tiles'
			title: string
			tiles: { slug: string; name: string; image: Image | null }[]
	  }
	| {
			kind: 'products'
			title: string
			text: string
			rule: ProductRule
			layout: 'grid' | 'strip'
			category: string | null
			hasMore: boolean
			items: ProductCard[]
	  }
	| { kind: 'ranking'; title: string; category: string | null; items: ProductCard[] }
	| ({ kind: 'editorial'; side: 'left' | 'right'; image: Image | null } & Story)
	| {
			kind: 'steps'
			title: string
			text: string
			steps: { title: string; text: string; image: Image | null }[]
	  }
	| { kind: 'reviews'; title: string; reviews: HomeReview[] }
	| { kind: 'articles'; title: string; items: ArticleCard[] }
	| { kind: 'flash-sale'; sale: FlashSale | null; next: AnnouncedSale | null }
	| { kind: 'vouchers'; title: string; vouchers: HomeVoucher[] }
	| ({ kind: 'text' } & Story)
	| { kind: 'ways'; couriers: string[]; banks: string[]; hasQris: boolean }
)

export type Home = {
	sections: HomeSection[]
	/** When the next section begins or ends; null: none is planned. */
	changesAt: Date | null
}

/** Dates after which a home is wrong: sections that begin or end, prices and vouchers that end. */
export function homeEnds({ sections, changesAt }: Home): (Date | null)[] {
	return [changesAt, ...sections.flatMap(endsOf)]
}

function endsOf(section: HomeSection): (Date | null)[] {
	if (section.kind === 'products' || section.kind === 'ranking') {
		return section.items.map(({ flashEndsAt }) => flashEndsAt)
	}
	if (section.kind === 'flash-sale') {
		return [section.sale?.endsAt ?? null, section.next?.startsAt ?? null]
	}
	return section.kind === 'vouchers' ? section.vouchers.map(({ endsAt }) => endsAt) : []
}
