import type { Product, Variant } from '#contract/product.ts'
import type { Review } from '#contract/review.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import type { StructuredData } from '#app/domain/structured-data.ts'
import { paths } from '#app/paths.ts'
import { availabilityOf, offersOf, type ShopTerms } from './offer-structured-data.ts'
import { addressAt, pictureAt, type ShopPlace } from './shop-place.ts'

/** Most pictures, variants and reviews listed. */
const limits = { pictures: 4, variants: 100, reviews: 3 }

/**
 * A product with its offer, or a group with a product for each variant; an aggregate offer when there are very many. With
 * rating and reviews (schema.org Product, ProductGroup).
 */
export function productStructuredData(
	place: ShopPlace,
	product: Product,
	reviews: Review[],
	terms: ShopTerms,
): StructuredData {
	const { variants } = product
	const [only] = variants
	const offer = offersOf(place, product, terms)
	if (only && variants.length === 1) {
		const codes = { sku: only.sku, ...codesOf(only) }
		return {
			'@type': 'Product',
			...described(place, product, reviews),
			...codes,
			offers: offer(only),
		}
	}
	if (variants.length > limits.variants) {
		return {
			'@type': 'Product',
			...described(place, product, reviews),
			offers: allOffers(variants),
		}
	}
	return {
		'@type': 'ProductGroup',
		...described(place, product, reviews),
		productGroupID: `g${product.id}`,
		variesBy: product.options.map(({ name }) => propertyOf(name)?.address ?? name),
		hasVariant: variants.map((variant) => ({
			'@type': 'Product',
			...variantData(place, product, variant),
			offers: offer(variant),
		})),
	}
}

function described(place: ShopPlace, product: Product, reviews: Review[]) {
	return {
		name: product.name,
		url: addressAt(place, paths.product(product.slug)),
		description: product.summary || product.name,
		image: product.images.slice(0, limits.pictures).map((image) => pictureAt(place, image)),
		brand: { '@type': 'Brand', name: product.brand ?? place.title },
		category: product.categoryPath.map(({ name }) => name).join(' > ') || undefined,
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

function variantData(place: ShopPlace, product: Product, variant: Variant) {
	const { name, options, images } = product
	const chosen = options.flatMap((option, at) => {
		const value = option.values[variant.choice[at] ?? -1]?.label
		return value ? [{ option: option.name, value }] : []
	})
	const image = images[variant.imageIndex ?? 0] ?? images[0]
	const others = chosen.filter(({ option }) => propertyOf(option) === undefined)
	return {
		name: `${name} (${chosen.map(({ value }) => value).join(', ')})`,
		sku: variant.sku,
		...codesOf(variant),
		image: image && [pictureAt(place, image)],
		...Object.fromEntries(
			chosen.flatMap(({ option, value }) => {
				const property = propertyOf(option)
				return property ? [[property.name, value]] : []
			}),
		),
		additionalProperty:
			others.length === 0
				? undefined
				: others.map(({ option, value }) => ({
						'@type': 'PropertyValue',
						name: option,
						value,
					})),
	}
}

function codesOf({ gtin, mpn }: Variant) {
	return { gtin: gtin ?? undefined, mpn: mpn ?? undefined }
}

const properties: Record<string, RegExp> = {
	color: /^(warna|colou?r)$/i,
	size: /^(ukuran|size)$/i,
	material: /^(bahan|material)$/i,
	pattern: /^(motif|corak|pattern)$/i,
}

/** The property of schema.org that an option is, by its name in Indonesian or English. */
function propertyOf(option: string) {
	const [name] = Object.entries(properties).find(([, pattern]) => pattern.test(option.trim())) ?? []
	return name === undefined ? undefined : { name, address: `https://schema.org/${name}` }
}

function allOffers(variants: Variant[]): StructuredData {
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

function reviewStructuredData({ author, rating, text, date }: Review): StructuredData {
	return {
		'@type': 'Review',
		author: { '@type': 'Person', name: author.slice(0, 100) },
		datePublished: jakartaDay(date),
		reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
		reviewBody: text || undefined,
	}
}
