import { z } from 'zod'

// The properties that Google requires (https://developers.google.com/search/docs/appearance/structured-data) and, where
// the shop has the data, recommends. A schema is stricter than Google where our pages always have more.
const Address = z.url({ protocol: /^https?$/ })
const Picture = Address.regex(/\/media\/[a-z0-9]+\/\d+\.jpg$/)
const Words = z
	.string()
	.regex(/\S/)
	.regex(/^[^<>]*$/, 'no HTML')
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const Stars = z.number().min(1).max(5)

const Organization = z.object({
	'@type': z.enum(['Organization', 'OnlineStore']),
	name: Words,
	url: Address,
	logo: Picture,
})
const Offer = z.object({
	'@type': z.literal('Offer'),
	price: z.number().int().positive(),
	priceCurrency: z.literal('IDR'),
	availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
	itemCondition: z.literal('https://schema.org/NewCondition'),
	url: Address,
	sku: Words,
	priceValidUntil: z.iso.datetime().optional(),
	shippingDetails: z
		.object({ '@type': z.literal('OfferShippingDetails'), '@id': Address })
		.optional(),
	hasMerchantReturnPolicy: z
		.object({ '@type': z.literal('MerchantReturnPolicy'), '@id': Address })
		.optional(),
})
const AggregateOffer = z
	.object({
		'@type': z.literal('AggregateOffer'),
		lowPrice: z.number().int().positive(),
		highPrice: z.number().int().positive(),
		priceCurrency: z.literal('IDR'),
		offerCount: z.number().int().min(2),
		availability: Offer.shape.availability,
	})
	.refine(({ lowPrice, highPrice }) => lowPrice <= highPrice)
const Review = z.object({
	'@type': z.literal('Review'),
	author: z.object({ '@type': z.literal('Person'), name: Words.max(100) }),
	reviewRating: z.object({
		'@type': z.literal('Rating'),
		ratingValue: Stars,
		bestRating: z.literal(5),
	}),
	datePublished: Day,
	reviewBody: z.string().optional(),
})

const Product = z.object({
	'@type': z.literal('Product'),
	name: Words.max(150),
	url: Address,
	image: z.array(Picture).min(1),
	description: Words.max(5000),
	brand: z.object({ '@type': z.literal('Brand'), name: Words }),
	offers: z.union([Offer, AggregateOffer]),
	aggregateRating: z
		.object({
			'@type': z.literal('AggregateRating'),
			ratingValue: Stars,
			reviewCount: z.number().int().positive(),
		})
		.optional(),
	review: z.array(Review).optional(),
})
const ProductGroup = Product.omit({ offers: true }).extend({
	'@type': z.literal('ProductGroup'),
	productGroupID: Words,
	variesBy: z.array(Words),
	hasVariant: z
		.array(
			z.object({
				'@type': z.literal('Product'),
				name: Words.max(500),
				sku: Words,
				gtin: z
					.string()
					.regex(/^\d{8,14}$/)
					.optional(),
				mpn: Words.max(70).optional(),
				image: z.array(Picture).min(1),
				offers: Offer,
			}),
		)
		.min(2),
})
const BreadcrumbList = z.object({
	'@type': z.literal('BreadcrumbList'),
	itemListElement: z
		.array(
			z.object({
				'@type': z.literal('ListItem'),
				position: z.number().int(),
				name: Words,
				item: Address,
			}),
		)
		.min(2)
		.refine((steps) => steps.every(({ position }, at) => position === at + 1), 'in order'),
})
const ItemList = z.object({
	'@type': z.literal('ItemList'),
	itemListElement: z
		.array(z.object({ '@type': z.literal('ListItem'), position: z.number().int(), url: Address }))
		.min(1),
})
const WebSite = z.object({
	'@type': z.literal('WebSite'),
	name: Words,
	url: Address,
	potentialAction: z.object({
		'@type': z.literal('SearchAction'),
		target: z.object({
			'@type': z.literal('EntryPoint'),
			urlTemplate: z.string().regex(/^https?:.*\{search_term_string\}$/),
		}),
		'query-input': z.literal('required name=search_term_string'),
	}),
})
const BlogPosting = z.object({
	'@type': z.literal('BlogPosting'),
	headline: Words.max(110),
	image: z.array(Picture).min(1),
	datePublished: z.iso.datetime(),
	dateModified: z.iso.datetime(),
	author: z.object({ '@type': z.enum(['Person', 'Organization']), name: Words, url: Address }),
	publisher: Organization,
	mainEntityOfPage: Address,
	description: Words,
})
const FAQPage = z.object({
	'@type': z.literal('FAQPage'),
	mainEntity: z
		.array(
			z.object({
				'@type': z.literal('Question'),
				name: Words,
				acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: Words }),
			}),
		)
		.min(1),
})

/**
 * Structured data that Google supports: with all required properties, and the recommended ones that a shop knows.
 */
export const GoogleStructuredData = z.discriminatedUnion('@type', [
	Product,
	ProductGroup,
	BreadcrumbList,
	ItemList,
	Organization.extend({ description: Words }),
	WebSite,
	BlogPosting,
	FAQPage,
])
export type GoogleStructuredData = z.infer<typeof GoogleStructuredData>

const Script = z
	.object({ '@context': z.literal('https://schema.org') })
	.and(z.union([z.object({ '@graph': z.array(GoogleStructuredData) }), GoogleStructuredData]))

/** The structured data in a page's HTML. @throws when it does not meet Google's requirements */
export function thingsIn(html: string): GoogleStructuredData[] {
	const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
	return [...scripts].flatMap(([, text = '']) => {
		const found = Script.parse(JSON.parse(text))
		return '@graph' in found ? found['@graph'] : [found]
	})
}
