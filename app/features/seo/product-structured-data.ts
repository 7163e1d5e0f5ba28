import type { Product, Review, Variant } from '#app/domain/catalog.ts'
import { jakartaDay } from '#app/domain/dates.ts'
import type { StructuredData } from '#app/domain/structured-data.ts'
import { paths } from '#app/paths.ts'
import { addressAt, pictureAt, type ShopPlace } from './shop-place.ts'

/** Most variants and reviews listed. */
const limits = { pictures: 4, offers: 24, reviews: 3 }

/**
 * A product with an offer per variant, or an aggregate offer when there are many, its rating and reviews (schema.org
 * Product).
 */
export function productStructuredData(
	place: ShopPlace,
	product: Product,
	reviews: Review[],
): StructuredData {
	const [only] = product.variants
	return {
		'@type': 'Product',
		name: product.name,
		url: addressAt(place, paths.product(product.slug)),
		description: product.texts.summary || product.name,
		image: product.images.slice(0, limits.pictures).map((image) => pictureAt(place, image)),
		sku: product.variants.length === 1 ? only?.sku : undefined,
		brand: { '@type': 'Brand', name: product.brand ?? place.title },
		category: product.categoryPath.map(({ name }) => name).join(' > ') || undefined,
		offers: offersOf(place, product),
		...(product.rating === null || product.reviewCount === 0
			? {}
			: {
					aggregateRating: {
						'@type': 'AggregateRating',
						ratingValue: product.rating,
						reviewCount: product.reviewCount,
					},
					review: reviews.slice(0, limits.reviews).map(reviewStructuredData),
				}),
	}
}

function offersOf(place: ShopPlace, product: Product): StructuredData | StructuredData[] {
	const { variants } = product
	if (variants.length > limits.offers) {
		const prices = variants.map(({ price }) => price)
		return {
			'@type': 'AggregateOffer',
			lowPrice: Math.min(...prices),
			highPrice: Math.max(...prices),
			priceCurrency: 'IDR',
			offerCount: variants.length,
			availability: availabilityOf(variants.some(({ stock }) => stock > 0)),
		}
	}
	const offers = variants.map((variant) => offer(place, product, variant))
	const [only] = offers
	return only && offers.length === 1 ? only : offers
}

function availabilityOf(inStock: boolean) {
	return `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
}

function offer(place: ShopPlace, product: Product, variant: Variant): StructuredData {
	const query = product.variants.length > 1 ? `?v=${variant.id}` : ''
	return {
		'@type': 'Offer',
		sku: variant.sku,
		name: nameOf(product, variant),
		url: `${addressAt(place, paths.product(product.slug))}${query}`,
		price: variant.price,
		priceCurrency: 'IDR',
		availability: availabilityOf(variant.stock > 0),
		itemCondition: 'https://schema.org/NewCondition',
	}
}

function nameOf(product: Product, variant: Variant): string | undefined {
	const values = variant.choice.map((value, at) => product.options[at]?.values[value]?.label)
	return values.filter(Boolean).join(', ') || undefined
}

function reviewStructuredData({ author, rating, text, date }: Review): StructuredData {
	return {
		'@type': 'Review',
		author: { '@type': 'Person', name: author.slice(0, 100) },
		datePublished: jakartaDay(date),
		reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
		reviewBody: text || undefined,
	}
}
