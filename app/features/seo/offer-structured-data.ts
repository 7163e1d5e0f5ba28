import type { Product, Variant } from '#contract/product.ts'
import { daysTo } from '#app/domain/arrival.ts'
import type { StructuredData } from '#app/domain/structured-data.ts'
import { paths } from '#app/paths.ts'
import { addressAt, type ShopPlace } from './shop-place.ts'

/** What a shop promises with every order; null: unknown, and then not said. */
export type ShopTerms = {
	/** Subtotal in rupiah from which delivery is free. */
	freeShippingFrom: number | null
	/** Days from delivery in which a return can be requested. */
	returnDays: number | null
}

/** Makes the offers of a product's variants. Delivery and returns are written out in the first and referred to then. */
export function offersOf(place: ShopPlace, product: Product, terms: ShopTerms) {
	const url = addressAt(place, paths.product(product.slug))
	const known = new Set<unknown>()
	const once = (thing: StructuredData | undefined) => {
		if (!thing) return undefined
		const { '@id': id, '@type': type } = thing
		if (known.has(id)) return { '@type': type, '@id': id }
		known.add(id)
		return thing
	}
	return (variant: Variant): StructuredData => ({
		'@type': 'Offer',
		sku: variant.sku,
		url: product.variants.length > 1 ? `${url}?v=${variant.id}` : url,
		price: variant.price,
		priceCurrency: 'IDR',
		priceValidUntil: variant.priceUntil?.toISOString(),
		availability: availabilityOf(variant.stock > 0),
		itemCondition: 'https://schema.org/NewCondition',
		shippingDetails: once(shippingOf(url, product, terms, variant.price)),
		hasMerchantReturnPolicy: once(returnsOf(place, product, terms)),
	})
}

export function availabilityOf(inStock: boolean) {
	return `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
}

/** Delivery within Indonesia: at most so much for the heaviest variant, and in so many days. */
function shippingOf(
	url: string,
	{ arrival, isDigital }: Product,
	{ freeShippingFrom }: ShopTerms,
	price: number,
): StructuredData | undefined {
	if (isDigital || !arrival || !daysTo(arrival, 'COUNTRY')) return undefined
	const isFree = freeShippingFrom !== null && price >= freeShippingFrom
	const days = arrival.zones.filter(({ zone }) => zone !== 'UNKNOWN')
	return {
		'@type': 'OfferShippingDetails',
		'@id': `${url}#${isFree ? 'free-shipping' : 'shipping'}`,
		shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ID' },
		shippingRate: rateOf(isFree ? 0 : arrival.costMost, isFree),
		deliveryTime: {
			'@type': 'ShippingDeliveryTime',
			handlingTime: arrival.packingDays === 0 ? undefined : daysOf(0, arrival.packingDays),
			transitTime: daysOf(
				Math.min(...days.map(({ min }) => min)),
				Math.max(...days.map(({ max }) => max)),
			),
		},
	}
}

function daysOf(minValue: number, maxValue: number): StructuredData {
	return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

function rateOf(amount: number | null, isExact: boolean): StructuredData | undefined {
	if (amount === null) return undefined
	const value = isExact ? { value: amount } : { maxValue: amount }
	return { '@type': 'MonetaryAmount', ...value, currency: 'IDR' }
}

function returnsOf(
	place: ShopPlace,
	{ isDigital }: Product,
	{ returnDays }: ShopTerms,
): StructuredData | undefined {
	if (isDigital || returnDays === null) return undefined
	return {
		'@type': 'MerchantReturnPolicy',
		'@id': `${addressAt(place, paths.terms)}#returns`,
		applicableCountry: 'ID',
		returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
		merchantReturnDays: returnDays,
		returnMethod: 'https://schema.org/ReturnByMail',
		merchantReturnLink: addressAt(place, paths.terms),
	}
}
