import { contentId } from '#app/domain/content-id.ts'
import type { FeedProduct, FeedVariant } from '#contract/feed.ts'
import { localePath, type Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { plainText } from '#process/text/plain-text.ts'

/** The feed's columns in order (the product data specifications of Meta and Google). */
export const feedFields = [
	'id',
	'item_group_id',
	'title',
	'description',
	'availability',
	'condition',
	'price',
	'sale_price',
	'sale_price_effective_date',
	'link',
	'image_link',
	'additional_image_link',
	'brand',
	'gtin',
	'mpn',
	'identifier_exists',
	'product_type',
	'color',
	'size',
	'quantity_to_sell_on_facebook',
	'shipping_weight',
	'shipping_length',
	'shipping_width',
	'shipping_height',
] as const
export type FeedField = (typeof feedFields)[number]
/** Fields without a value are left out. */
export type FeedItem = Partial<Record<FeedField, string>>

export type FeedShop = {
	/** Canonical origin of the links. */
	origin: string
	locale: Locale
	/** Default for products without a brand. */
	title: string
	/** Added to every link: `?ref=…`. */
	referral: { name: 'ref' | 'agen'; code: string } | undefined
}

/** Longest texts in characters: the smaller limit of Meta's and Google's. */
const maxLengths = { title: 150, description: 5_000 }

/**
 * The feed items of a product: one per variant, grouped by item_group_id. A product without a picture has none, nor has a
 * variant that is free: Meta and Google refuse them. The admin lists both (feed-faults.ts of the website API).
 */
export function feedItems(product: FeedProduct, shop: FeedShop): FeedItem[] {
	const description = plainText(product.descriptionHtml) || product.summary || product.name
	return product.variants.flatMap((variant) => {
		const picture = product.images[variant.imageIndex ?? 0] ?? product.images[0]
		if (!picture || variant.price === 0) return []
		const values = product.options.map(({ values }, at) => values[variant.choice[at] ?? -1] ?? '')
		const suffix = values.filter(Boolean).join(', ')
		return {
			id: contentId(variant.id),
			item_group_id: `g${product.id}`,
			title: cut(suffix ? `${product.name} (${suffix})` : product.name, maxLengths.title),
			description: cut(description, maxLengths.description),
			availability: variant.stock > 0 ? 'in stock' : 'out of stock',
			condition: 'new',
			...prices(variant),
			link: linkTo(product, variant, shop),
			image_link: pictureAt(shop, picture.id),
			additional_image_link: product.images
				.filter(({ id }) => id !== picture.id)
				.slice(0, 10)
				.map(({ id }) => pictureAt(shop, id))
				.join(','),
			brand: cut(product.brand ?? shop.title, 100),
			...identifiers(variant),
			product_type: cut(product.categories.join(' > '), 750),
			color: valueOf(product, values, /^(warna|colou?r)$/i, 200),
			size: valueOf(product, values, /^(ukuran|size)$/i, 200),
			quantity_to_sell_on_facebook: String(Math.max(0, variant.stock)),
			shipping_weight: variant.weightGrams > 0 ? `${variant.weightGrams} g` : undefined,
			...shippingSize(variant),
		}
	})
}

function prices({ price, priceBefore, discountFrom, discountUntil }: FeedVariant): FeedItem {
	if (priceBefore === null) return { price: rupiah(price) }
	return {
		price: rupiah(priceBefore),
		sale_price: rupiah(price),
		...(discountFrom && discountUntil
			? {
					sale_price_effective_date: `${discountFrom.toISOString()}/${discountUntil.toISOString()}`,
				}
			: {}),
	}
}

/** Google refuses a product with neither GTIN nor MPN that doesn't say so. */
function identifiers({ gtin, mpn }: FeedVariant): FeedItem {
	if (gtin === null && mpn === null) return { identifier_exists: 'no' }
	return { gtin: gtin ?? undefined, mpn: mpn ?? undefined, identifier_exists: 'yes' }
}

/** Google takes all three sides, of 1 to 400 cm, or none. */
function shippingSize({ size }: FeedVariant): FeedItem {
	const isTaken = size && Object.values(size).every((side) => side >= 1 && side <= 400)
	if (!isTaken) return {}
	return {
		shipping_length: `${size.length} cm`,
		shipping_width: `${size.width} cm`,
		shipping_height: `${size.height} cm`,
	}
}

function rupiah(amount: number) {
	return `${amount} IDR`
}

function linkTo(product: FeedProduct, variant: FeedVariant, shop: FeedShop) {
	const url = new URL(localePath(shop.locale, paths.product(product.slug)), shop.origin)
	if (product.variants.length > 1) url.searchParams.set('v', String(variant.id))
	if (shop.referral) url.searchParams.set(shop.referral.name, shop.referral.code)
	return url.href
}

function pictureAt({ origin }: FeedShop, id: string) {
	return `${origin}/media/${id}/1200.jpg`
}

function valueOf(product: FeedProduct, values: string[], name: RegExp, maxLength: number) {
	const at = product.options.findIndex((option) => name.test(option.name.trim()))
	return at === -1 ? undefined : cut(values[at] ?? '', maxLength)
}

function cut(text: string, maxLength: number) {
	if (text.length <= maxLength) return text
	// Never half of a character that takes two code units.
	return `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
