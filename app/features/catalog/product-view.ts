import type { Product, Variant } from '#contract/product.ts'
import { factsOf, type PlainValue, type ShownField } from '#contract/plain-field-values.ts'
import { SECTION_TEXT_NAMES, type SectionText } from '#contract/product-texts.ts'
import type { ProductCard } from '#contract/product-card.ts'
import { requireNoneLeft } from '#contract/require-none-left.ts'
import { maxQuantity, unitsFor } from '#app/domain/cart.ts'
import { compactNumber } from '#app/domain/compact-number.ts'
import { percentOff } from '#app/domain/discount.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { OfferedVoucher } from '#contract/voucher.ts'
import { flashView } from '#app/features/flash-sale/flash-view.ts'
import { decimal, weight } from '#app/features/product-cards/decimal.ts'
import { bestVoucherView } from '#app/features/vouchers/best-voucher-view.ts'
import { beginsWith } from './begins-with.ts'

export type VariantView = ReturnType<typeof variantView>
export type ProductView = ReturnType<typeof productView>

/** Below this stock the number of units is shown. */
const few = 5

/** When and in which language the page is rendered. */
export type PageTime = { locale: Locale; now: Date }

type ShownOfCard = 'id' | 'slug' | 'name' | 'brand' | 'rating' | 'reviewCount' | 'soldCount'
/** What cards alone show of a product, what its route does (head, trail, delivery, and the sections sanitised), and facts. */
type ShownElsewhere =
	| Exclude<keyof ProductCard, ShownOfCard>
	| 'arrival'
	| 'categoryPath'
	| 'seoDescription'
	| 'seoTitle'
	| 'updatedAt'
	| SectionText
	| ShownField

/**
 * A product as its page shows it to everybody; `ownVariants` has what a member sees instead.
 * @param safe the HTML of its sections, sanitised
 */
export function productView(
	product: Product,
	safe: Record<SectionText, string>,
	page: PageTime,
	vouchers: OfferedVoucher[] = [],
) {
	const { locale } = page
	const shown: Omit<Product, ShownElsewhere> = product
	const { id, slug, name, brand, summary, images, options, variants, isDigital, ...more } = shown
	const { rating, reviewCount, ratingCounts, soldCount, ...others } = more
	requireNoneLeft(others)
	return {
		id,
		slug,
		name,
		brand,
		sections: sectionsView(safe, summary),
		images,
		options,
		variants: variants.map((variant) => variantView(variant, product, page, vouchers)),
		rating: rating === null ? null : decimal(rating, locale),
		reviewCount,
		bars: ratingCounts.map((count, at) => ({ stars: at + 1, count })).reverse(),
		sold: soldCount > 0 ? compactNumber(soldCount, locale) : null,
		isDigital,
		facts: factsOf(product).map(({ key, value }) => ({ key, values: factValues(value) })),
		isSoldOut: variants.every((variant) => variant.stock <= 0),
	}
}

/** The values in the text of a fact. */
function factValues(value: PlainValue) {
	return typeof value === 'number' ? { count: value, number: digits(value) } : {}
}

/** The sections that say something; the first begins with the summary. */
function sectionsView(safe: Record<SectionText, string>, summary: string) {
	// The summary of an imported product is the beginning of its description: it is not shown twice.
	const lead = beginsWith(safe.description, summary) ? '' : summary
	return SECTION_TEXT_NAMES.map((name) => ({
		name,
		lead: name === 'description' ? lead : '',
		html: safe[name],
	})).filter(({ lead, html }) => lead !== '' || html !== '')
}

function variantView(
	variant: Variant,
	{ isDigital }: Product,
	{ locale, now }: PageTime,
	vouchers: OfferedVoucher[],
) {
	const percent = percentOff(variant.price, variant.priceBefore)
	return {
		id: variant.id,
		sku: variant.sku,
		choice: variant.choice,
		stock: variant.stock,
		...unitsView(variant, false),
		imageIndex: variant.imageIndex,
		price: formatMoney(variant.price),
		before: percent === null ? null : formatMoney(variant.priceBefore),
		percent,
		availability: availabilityOf(variant.stock),
		left: digits(variant.stock),
		...(variant.flash ? { flash: flashView(variant.flash, locale, now) } : {}),
		voucher: bestVoucherView(variant.price, vouchers),
		weight: variant.weightGrams > 0 && !isDigital ? weight(variant.weightGrams, locale) : null,
	}
}

/** Units that can be ordered at once; fewer than the stock without an account. */
function unitsView({ stock, guestStock }: Variant, isMember: boolean) {
	const most = unitsFor(isMember, { stock, guestStock: guestStock ?? stock })
	return { most: Math.min(most, maxQuantity), isLimited: most < stock }
}

/** What of a variant differs for a member; `forAgent` is an agent's price. */
export type OwnVariant = Pick<VariantView, 'most' | 'isLimited' | 'voucher'> & { forAgent?: string }

/** A variant as one visitor sees it. */
export type ShownVariant = VariantView & Pick<OwnVariant, 'forAgent'>

/**
 * What of each variant differs for a member, by its id.
 * @param agentPrices prices by variant for an agent; null: no agent
 */
export function ownVariants(
	{ variants }: Product,
	agentPrices: Map<number, number> | null,
	vouchers: OfferedVoucher[],
): Record<string, OwnVariant> {
	const own = variants.map((variant) => {
		const agentPrice = agentPrices?.get(variant.id)
		const shown: OwnVariant = {
			...unitsView(variant, true),
			...(agentPrice === undefined ? {} : { forAgent: formatMoney(agentPrice) }),
			voucher: bestVoucherView(agentPrice ?? variant.price, vouchers),
		}
		return [variant.id, shown] as const
	})
	return Object.fromEntries(own)
}

function availabilityOf(stock: number): 'none' | 'few' | 'enough' {
	if (stock <= 0) return 'none'
	return stock <= few ? 'few' : 'enough'
}
