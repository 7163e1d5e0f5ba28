import { getProduct } from '#contract/product.ts'
import { listOfferedVouchers, type OfferedVoucher } from '#contract/voucher.ts'
import { listRelatedProducts } from '#contract/product-lists.ts'
import { listReviews } from '#contract/review.ts'
import { arrivalView } from '#app/features/catalog/arrival-view.ts'
import type { OwnOffer } from '#app/features/catalog/Offer.tsx'
import { ownVariants } from '#app/features/catalog/product-view.ts'
import { chosenVariant } from '#app/features/catalog/variant-choice.ts'
import { askedReviews, reviewQueryFrom } from '#app/features/catalog/reviews-view.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { recentCards } from './recent-cards.server.ts'
import { knownDistrict, loadEstimate } from './shipping-estimate.server.ts'
import type { AppLoadContext } from '@remix-run/node'
import type { ShopContext } from '#app/http/context.ts'
import { listAgentPrices } from '#contract/agent-account.ts'
import type { Product as ProductData, Variant } from '#contract/product.ts'
import { recordOf } from '#contract/record-of.ts'
import { SECTION_TEXT_NAMES, type SectionText } from '#contract/product-texts.ts'
import type { Review } from '#contract/review.ts'
import { withParagraphs } from '#contract/written-text.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import { safeDescription } from '#app/features/catalog/description.server.ts'
import { whatsappLink } from '#app/features/orders/whatsapp-link.ts'
import { productStructuredData } from '#app/features/seo/product-structured-data.ts'
import {
	categoryStep,
	breadcrumbStructuredData,
} from '#app/features/seo/breadcrumb-structured-data.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { openHref } from '../open-paths.ts'
import { shopPlaceOf } from '../shop-place.ts'

/** The product with what its page shows beside it. A part that fails is null; without the product there is no page. */
export async function readProduct(context: AppLoadContext, slug: string, search: URLSearchParams) {
	const { call } = context
	const reviewQuery = reviewQueryFrom(search)
	const found = orRespond(call(getProduct, { slug }))
	const offered = vouchersOf(context)
	const [product, vouchers, reviews, related, recent, own] = await Promise.all([
		found,
		offered,
		orNull(call(listReviews, { slug, query: askedReviews(reviewQuery) }, { optional: true })),
		orNull(call(listRelatedProducts, { slug }, { optional: true })),
		context.personal('recent', (visitor) => viewedBefore(visitor, slug, found)),
		context.personalIfKnown('offer', (visitor) => ownOffer(visitor, search, found, offered)),
	])
	context.keepUntil(
		...product.variants.flatMap(({ flash, priceUntil }) => [
			flash?.endsAt,
			priceUntil ?? undefined,
		]),
		...flashEnds([...(related?.similar ?? []), ...(related?.together ?? [])]),
		...vouchers.map(({ endsAt }) => endsAt),
	)
	return { product, reviews, reviewQuery, related, recent, own, vouchers }
}

async function vouchersOf({ call }: AppLoadContext) {
	return (await orNull(call(listOfferedVouchers, {})))?.list ?? []
}

/** What the visitor pays and may order, and what a delivery to them costs. */
async function ownOffer(
	visitor: ShopContext,
	search: URLSearchParams,
	found: Promise<ProductData>,
	offered: Promise<OfferedVoucher[]>,
): Promise<OwnOffer> {
	const isMember = visitor.customer.current() !== null
	const [product, vouchers, district] = await Promise.all([
		found,
		offered,
		knownDistrict(visitor, search),
	])
	const variant = chosenVariant(product.variants, search.get('v'))
	const isSent = !product.isDigital && variant !== undefined
	const [agentPrices, estimate] = await Promise.all([
		isMember ? orNull(agentPricesOf(visitor, product.slug)) : null,
		isSent ? loadEstimate(visitor, search, variant.id, district) : null,
	])
	return {
		isMember,
		variants: isMember ? ownVariants(product, agentPrices, vouchers) : {},
		estimate,
		arrival: arrivalView(product.arrival, estimate, translator(visitor.locale)),
	}
}

/** The products viewed before this one, which is remembered; null: the page is for everyone, and script asks for them. */
async function viewedBefore(visitor: ShopContext, slug: string, product: Promise<ProductData>) {
	// A page that is the same for everyone leaves no cookie: there, script has it remembered.
	if (!visitor.isOwn) return null
	const cards = recentCards(visitor, slug)
	visitor.recentlyViewed.remember((await product).id)
	return cards
}

/** What an agent pays, by variant. */
async function agentPricesOf({ call }: ShopContext, slug: string) {
	const { list } = await call(listAgentPrices, { slug }, { optional: true })
	return new Map(list.map(({ variant, price }) => [variant, price]))
}

/** Describes the product to search engines. */
export function describeProduct(context: AppLoadContext, product: ProductData, reviews: Review[]) {
	const place = shopPlaceOf(context)
	context.describe(
		productStructuredData(place, product, reviews, context.site),
		breadcrumbStructuredData(place, translator(context.locale)('frame:home'), [
			...product.categoryPath.map(categoryStep),
			{ name: product.name, path: paths.product(product.slug) },
		]),
	)
}

/** What search engines show of a product whose description is short. */
export function moreAbout({ name }: ProductData, price: string, { locale, site }: AppLoadContext) {
	return translator(locale)('catalog:product.metaDescription', { name, shop: site.title, price })
}

/** Of the products that are shared between visitors, in one language each (docs/decisions/0025). */
const sections = new WeakMap<ProductData, Record<SectionText, string>>()

/** The HTML of the product's sections, sanitised. */
export function sectionsOf(product: ProductData, { locale }: AppLoadContext) {
	const known = sections.get(product)
	if (known !== undefined) return known
	const safe = recordOf(SECTION_TEXT_NAMES, (name) => [
		name,
		safeDescription(withParagraphs(product[name]), (target) => openHref(locale, target)),
	])
	sections.set(product, safe)
	return safe
}

/** A WhatsApp chat that begins with a question about a product; null: the shop has none. */
export function chatAbout(name: string, address: string, { site, locale }: AppLoadContext) {
	if (!site.showWhatsapp) return null
	const question = translator(locale)('catalog:product.question', { name, address })
	return whatsappLink(site.customerCarePhone, question)
}

export function productViewedEvent({ name }: ProductData, { id, price }: Variant) {
	return shopEvent('view_item', [{ variantId: id, name, price, quantity: 1 }])
}
