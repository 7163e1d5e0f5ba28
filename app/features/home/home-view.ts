import type { TextFunction } from '#app/i18n/text-keys.ts'
import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Personal } from '#app/domain/personal.ts'
import type { Category } from '#contract/category.ts'
import type { ShownSection } from '#contract/home.ts'
import { listingPath } from '#app/features/catalog/listing.ts'
import { articleCardView } from '#app/features/content/article-view.ts'
import { flashSection } from '#app/features/flash-sale/flash-section.ts'
import { nextSaleView, type Reminding } from '#app/features/flash-sale/next-sale-view.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { localePath, type Locale } from '#web/i18n/paths.ts'
import { paths, type Path } from '#app/paths.ts'
import type { BannerView } from './sections/BannerCarousel.tsx'

type HomeFacts = {
	locale: Locale
	now: Date
	t: TextFunction
	/** Null: a link that leads nowhere. */
	hrefOf: (target: string) => string | null
	categories: Category[]
	banners: BannerView[]
	reminding: Personal<Reminding>
	/** Fewer pictures: browsers without script load them all, wherever they are on the page. */
	dataSaver: boolean
}

/** Products that a row or a grid keeps in data-saving mode; the rest is behind its link. */
const dataSaverCards = { STRIP: 2, GRID: 6 }

type SectionOf<Kind extends ShownSection['kind']> = Extract<ShownSection, { kind: Kind }>

/** A section as it is shown. */
export type HomeSectionView = NonNullable<ReturnType<typeof viewOf>>
/** The view of a section of one kind. */
export type ViewOf<Kind extends ShownSection['kind']> = Extract<HomeSectionView, { kind: Kind }>

/** The sections as they are shown; what has nothing to show is left out. */
export function homeView(sections: ShownSection[], facts: HomeFacts): HomeSectionView[] {
	return sections.flatMap((section) => viewOf(section, facts) ?? [])
}

function viewOf(section: ShownSection, facts: HomeFacts) {
	const { locale, t } = facts
	switch (section.kind) {
		case 'HERO':
			return heroOf(section, facts)
		case 'EDITORIAL':
		case 'TEXT':
			return { ...section, link: linkOf(section.link, facts) }
		case 'BANNERS':
			return facts.banners.length === 0
				? null
				: { kind: section.kind, id: section.id, banners: facts.banners }
		case 'CATEGORIES':
			if (section.layout === 'CHIPS') return chipsOf(section, facts)
			return { ...section, title: section.title || t('catalog:home.categories') }
		case 'PRODUCTS':
			return productsOf(section, facts)
		case 'RANKING': {
			const { kind, id, items } = section
			if (items.length === 0) return null
			return {
				kind,
				id,
				title: section.title || t('catalog:home.ranking'),
				cards: items.map((card) => cardView(card, locale)),
				allHref: localePath(locale, allOf('BEST_SELLERS', section.category) ?? paths.products),
			}
		}
		case 'STEPS':
			return section
		case 'REVIEWS':
			if (section.reviews.length === 0) return null
			return {
				kind: section.kind,
				id: section.id,
				title: section.title || t('catalog:home.reviews'),
				reviews: section.reviews.map((review) => ({ ...review, rating: String(review.rating) })),
			}
		case 'ARTICLES':
			if (section.items.length === 0) return null
			return {
				kind: section.kind,
				id: section.id,
				title: section.title || t('catalog:home.articles'),
				cards: section.items.map((card) => articleCardView(card, locale, t)),
			}
		case 'FLASH_SALE': {
			const sale = flashSection(section.sale, facts)
			const next = nextSaleView(section.next, facts)
			return sale || next ? { kind: section.kind, id: section.id, sale, next } : null
		}
		case 'VOUCHERS':
			return section.vouchers.length === 0 ? null : vouchersView(section, facts)
		case 'WAYS':
			return waysView(section, t)
	}
}

function heroOf(section: SectionOf<'HERO'>, facts: HomeFacts) {
	const plain = facts.dataSaver ? { layout: 'PLAIN' as const, image: null, tallImage: null } : {}
	return { ...section, ...plain, link: linkOf(section.link, facts) }
}

function vouchersView(section: SectionOf<'VOUCHERS'>, { locale, t }: HomeFacts) {
	return {
		kind: section.kind,
		id: section.id,
		title: section.title || t('catalog:home.vouchers'),
		vouchers: section.vouchers.map(
			({ code, title, isPercentage, maximumAmount, minimumSubTotal, endsAt }) => ({
				code,
				title,
				terms: [
					maximumAmount === null || !isPercentage
						? []
						: t('vouchers:most', { amount: formatMoney(maximumAmount) }),
					minimumSubTotal === 0
						? t('vouchers:noMinimum')
						: t('vouchers:minimum', { amount: formatMoney(minimumSubTotal) }),
				]
					.flat()
					.join(' · '),
				until: formatDate(endsAt, locale),
			}),
		),
	}
}

const shownCouriers = 8

/** Names of couriers and of ways to pay; null: the shop has neither yet. */
function waysView({ kind, id, couriers, banks, methods }: SectionOf<'WAYS'>, t: TextFunction) {
	const more = couriers.length - shownCouriers
	const rows = [
		{
			term: t('catalog:home.couriers'),
			names: couriers.slice(0, shownCouriers),
			more: more > 0 ? t('catalog:home.moreCouriers', { count: more }) : null,
		},
		{
			term: t('catalog:home.payments'),
			names: [
				...methods
					.filter((method) => method !== 'UNKNOWN')
					.map((method) => t(`payment:${method}.paidBy`)),
				...banks,
			],
			more: null,
		},
	].filter(({ names }) => names.length > 0)
	return rows.length === 0 ? null : { kind, id, rows }
}

function linkOf(link: SectionOf<'TEXT'>['link'], { hrefOf }: HomeFacts) {
	const href = link && hrefOf(link.target)
	return link && href !== null ? { label: link.label, href } : null
}

function chipsOf({ kind, id }: SectionOf<'CATEGORIES'>, { categories }: HomeFacts) {
	const visible = categories
		.filter(({ productCount }) => productCount > 0)
		.map(({ slug, name, icon }) => ({ slug, name, icon: icon && { ...icon, alt: '' } }))
	return visible.length === 0 ? null : { kind, id, categories: visible }
}

function productsOf(section: SectionOf<'PRODUCTS'>, facts: HomeFacts) {
	const { locale, t, categories, dataSaver } = facts
	const { kind, id, rule, text, layout, items, category } = section
	// Only the newest are missed: a shop without them has nothing to sell yet.
	if (items.length === 0 && rule !== 'NEWEST') return null
	const all = allOf(rule, category)
	const visible = dataSaver && all !== null ? items.slice(0, dataSaverCards[layout]) : items
	return {
		kind,
		id,
		text,
		layout,
		title: section.title || nameOf(categories, category) || t(`catalog:home.rule.${rule}`),
		cards: visible.map((card) => cardView(card, locale)),
		allHref: all && localePath(locale, all),
		hasSecondPage: rule === 'NEWEST' && section.hasMore && visible.length === 12,
	}
}

/** Where everything is that the rule finds; null: nowhere. */
function allOf(rule: SectionOf<'PRODUCTS'>['rule'], category: string | null): Path | null {
	const listing = { page: 1, ...(category === null ? {} : { category }) }
	if (rule === 'BY_HAND') return null
	if (rule === 'BEST_SELLERS') return listingPath({ ...listing, sort: 'best-selling' })
	if (rule === 'ON_SALE') return listingPath({ ...listing, sort: 'newest', discounted: true })
	return listingPath({ ...listing, sort: 'newest' })
}

function nameOf(categories: Category[], slug: string | null): string | undefined {
	if (slug === null) return undefined
	for (const { slug: own, name, children } of categories) {
		const found = own === slug ? name : nameOf(children, slug)
		if (found !== undefined) return found
	}
	return undefined
}
