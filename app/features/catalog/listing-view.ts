import type { TextFunction } from '#app/i18n/text-keys.ts'
import type { Category } from '#contract/category.ts'
import type {
	OptionFacet,
	ProductPage,
	SearchOutcome,
	TypedFilter,
} from '#contract/product-listing.ts'
import type { ProductCard } from '#contract/product-card.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { localePath, type Locale } from '#web/i18n/paths.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { listingPath, type Listing } from './listing.ts'

type Texts = { t: TextFunction; locale: Locale }
/** An active filter: its text, and the URL without it. */
export type ActiveFilter = { label: string; href: string }
export type ListingView = ReturnType<typeof listingView>

/** A listing as the page shows it. */
export function listingView(
	listing: Listing,
	found: ProductPage,
	trail: Category[],
	shelf: Category[],
	texts: Texts,
	relatives: { kind: 'similar' | 'popular'; cards: ProductCard[] } = { kind: 'popular', cards: [] },
) {
	const current = trail.at(-1)
	const href = (change: Partial<Listing>) =>
		localePath(texts.locale, listingPath({ ...listing, page: 1, ...change }))
	const filters = activeFilters(listing, found, { ...texts, href })
	return {
		listing,
		heading: heading(listing, current, texts.t),
		count: {
			count: found.count,
			number: `${digits(found.count)}${found.hasMore ? '+' : ''}`,
		},
		pages: found.pages,
		search: found.search && searchView(listing, found.search, texts.locale),
		relatives: {
			kind: relatives.kind,
			cards: relatives.cards.map((card) => cardView(card, texts.locale)),
		},
		cards: found.list.map((card) => cardView(card, texts.locale)),
		filters,
		clearHref: localePath(
			texts.locale,
			listingPath({ page: 1, sort: listing.sort, category: listing.category }),
		),
		categories: shelf.map((category) => ({
			label: category.name,
			href: href({ category: category.slug, brands: undefined }),
			current: category.slug === listing.category,
		})),
		up: current === undefined ? null : href({ category: trail.at(-2)?.slug, brands: undefined }),
		brands: found.facets.brands.map((brand) => ({
			slug: brand.slug,
			name: brand.name,
			count: digits(brand.productCount),
			chosen: listing.brands?.includes(brand.slug) ?? false,
		})),
		options: found.facets.options.map(({ name, hasMore, values }) => ({
			name,
			values: values.map(({ key, label, swatch, productCount }) => ({
				key,
				label,
				swatch,
				count: `${digits(productCount)}${hasMore ? '+' : ''}`,
				chosen: listing.options?.includes(key) ?? false,
			})),
		})),
		priceRange:
			found.facets.priceMax > found.facets.priceMin
				? { min: formatMoney(found.facets.priceMin), max: formatMoney(found.facets.priceMax) }
				: null,
	}
}

/** How a search went, with links to searches that may be meant instead. */
function searchView(listing: Listing, { match, corrected, near }: SearchOutcome, locale: Locale) {
	return {
		match,
		corrected,
		near: near.map((text) => ({
			text,
			href: localePath(locale, listingPath({ page: 1, sort: 'relevance', text })),
		})),
	}
}

/** Categories offered as filters: children, siblings of a leaf, or the top level. */
export function shelfOf(tree: Category[], trail: Category[]): Category[] {
	const current = trail.at(-1)
	if (current === undefined) return tree
	if (current.children.length > 0) return current.children
	return trail.at(-2)?.children ?? tree
}

function heading(listing: Listing, current: Category | undefined, t: TextFunction): string {
	const { text } = listing
	if (text && current) return t('catalog:listing.searchIn', { text, category: current.name })
	if (text) return t('catalog:listing.searchTitle', { text })
	return current?.name ?? t('catalog:listing.all')
}

function activeFilters(
	listing: Listing,
	{ search, facets: { brands, options } }: ProductPage,
	{ t, href }: Texts & { href: (change: Partial<Listing>) => string },
): ActiveFilter[] {
	const { priceMin, priceMax, ratingMin } = listing
	const filters: (ActiveFilter | null)[] = [
		...textFilters(listing, search, { t, href }),
		priceMin !== undefined || priceMax !== undefined
			? {
					label: priceWords(priceMin, priceMax, t),
					href: href({
						priceMin: undefined,
						priceMax: undefined,
						text: withoutPrice(listing, search),
					}),
				}
			: null,
		...(listing.brands ?? []).map((slug) => ({
			label: brands.find((brand) => brand.slug === slug)?.name ?? slug,
			href: href({ brands: listing.brands?.filter((other) => other !== slug) }),
		})),
		...(listing.options ?? []).map((key) => ({
			label: optionWords(key, options),
			href: href({ options: listing.options?.filter((other) => other !== key) }),
		})),
		ratingMin !== undefined
			? { label: ratingWords(ratingMin, t), href: href({ ratingMin: undefined }) }
			: null,
		listing.inStock
			? { label: t('catalog:filter.stock'), href: href({ inStock: undefined }) }
			: null,
		listing.discounted
			? { label: t('catalog:filter.sale'), href: href({ discounted: undefined }) }
			: null,
	]
	return filters.filter((filter) => filter !== null)
}

/** The words of a search, and the filters in its text; without them the rest of the text stays. */
function textFilters(
	listing: Listing,
	search: SearchOutcome | null,
	{ t, href }: Pick<Texts, 't'> & { href: (change: Partial<Listing>) => string },
): ActiveFilter[] {
	const { text } = listing
	if (text === undefined) return []
	const typed = search?.filters ?? []
	const words = search?.words ?? text
	return [
		...(words === '' ? [] : [{ label: `“${words}”`, href: href({ text: undefined }) }]),
		...typed
			.filter((filter) => isInUse(filter, listing))
			.map((filter) => ({
				label: typedWords(filter, t),
				href: href({ text: filter.textWithout || undefined }),
			})),
	]
}

/** Whether a typed filter counts: a chosen price or order comes before it. */
function isInUse({ kind }: TypedFilter, { priceMin, priceMax, sort }: Listing): boolean {
	if (kind === 'PRICE') return priceMin === undefined && priceMax === undefined
	return kind !== 'CHEAPEST' || sort === 'relevance'
}

function typedWords(filter: TypedFilter, t: TextFunction): string {
	if (filter.kind === 'PRICE')
		return priceWords(filter.min ?? undefined, filter.max ?? undefined, t)
	return filter.kind === 'QUANTITY' ? filter.label : t('catalog:sort.cheapest')
}

/** The text without its prices. */
function withoutPrice({ text }: Listing, search: SearchOutcome | null): string | undefined {
	const typed = search?.filters.find(({ kind }) => kind === 'PRICE')
	return typed ? typed.textWithout || undefined : text
}

/** `Warna: Hitam`; the key of a value that no product has. */
function optionWords(key: string, options: OptionFacet[]): string {
	for (const { name, values } of options) {
		const value = values.find((one) => one.key === key)
		if (value) return `${name}: ${value.label}`
	}
	return key.replace('.', ': ')
}

function priceWords(min: number | undefined, max: number | undefined, t: TextFunction): string {
	if (min === undefined) return t('catalog:filter.priceUpTo', { max: formatMoney(max) })
	if (max === undefined) return t('catalog:filter.priceFrom', { min: formatMoney(min) })
	return t('catalog:filter.priceBetween', { min: formatMoney(min), max: formatMoney(max) })
}

function ratingWords(rating: number, t: TextFunction): string {
	return rating === 5
		? t('catalog:filter.ratingBestChip')
		: t('catalog:filter.ratingFromChip', { rating })
}
