import type { MetaDescriptor } from '@remix-run/react'
import type { Image } from '#contract/image.ts'
import { languages } from '#web/domain/language.ts'
import {
	defaultLocale,
	locales,
	localePath,
	otherLocales,
	withoutLocale,
	type Locale,
} from '#web/i18n/paths.ts'
import { metaDescription } from './meta-description.ts'
import { pageTitle } from './page-title.ts'
import type { RootData } from './root-data.ts'
import { shortened } from './shortened.ts'

export type PageMeta = {
	/** The page's own title. Becomes '{page} · {store title}'. */
	title: string
	/** Title for link previews; default the page's own title. */
	sharedTitle?: string
	/** Cut to the length search engines show; default the company's. */
	description?: string
	/** What the page holds besides, for when the description is too short. */
	more?: string
	keywords?: string
	/** Picture for link previews; default the company's logo. */
	image?: Image | null
	/** Default 'index, follow'. */
	robots?: string
	/** Query string of the canonical URL, e.g. '?page=2'; never contains referral codes. */
	query?: string
	/** Default 'website'. */
	type?: 'website' | 'article' | 'product'
}

type RootMatch = {
	location: { pathname: string }
	matches: readonly ({ id: string; data?: unknown } | undefined)[]
}

/** Longest title in characters. */
const maxTitle = 110

/**
 * A page's metadata: title, description, keyword, url, site, img, robots (spec section 2), its canonical URL and its
 * alternates in other languages. For a route's `meta` export: `pageMeta(args, { title: … })`.
 */
export function pageMeta({ matches, location }: RootMatch, page: PageMeta): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data
	if (!isRootData(root)) return [{ title: page.title }]
	const path = canonicalPath(withoutLocale(location.pathname))
	const address = (locale: Locale) => `${root.origin}${localePath(locale, path)}${page.query ?? ''}`
	const name = shortened(page.title, maxTitle)
	const title = pageTitle(name, root.store.title)
	const shared = page.sharedTitle ?? name
	const description = metaDescription([
		page.description || root.store.description,
		page.more,
		root.store.description,
		root.store.invitation,
	])
	const image = page.image ?? root.store.image
	const preview = image ? picture(root.origin, image) : {}
	const robots = page.robots ?? 'index, follow'
	const indexed = !robots.includes('noindex')
	const keywords =
		page.keywords ?? [...new Set([name, root.store.title])].filter(Boolean).join(', ')
	return [
		{ title },
		...named({ description, keywords, robots }),
		...properties({
			'og:title': shared,
			'og:description': description,
			'og:type': page.type ?? 'website',
			'og:url': address(root.locale),
			'og:site_name': root.store.title,
			'og:locale': languages[root.locale].openGraph,
		}),
		...otherLocales(root.locale).flatMap((locale) =>
			properties({ 'og:locale:alternate': languages[locale].openGraph }),
		),
		...properties(preview),
		...named({
			'twitter:card': image ? 'summary_large_image' : 'summary',
			'twitter:title': shared,
			'twitter:description': description,
			'twitter:image': preview['og:image'] ?? '',
		}),
		...(indexed ? addresses(address(root.locale), address) : []),
	]
}

function named(values: Record<string, string>): MetaDescriptor[] {
	return Object.entries(values).flatMap(([name, content]) => (content ? [{ name, content }] : []))
}

function properties(values: Record<string, string>): MetaDescriptor[] {
	return Object.entries(values).flatMap(([property, content]) =>
		content ? [{ property, content }] : [],
	)
}

const pictureWidth = 1200
/** Pictures that are narrower stand in the middle of a larger one: link previews refuse small ones. */
const leastWidth = 600
/** As the website API draws it (SHARE_SIZE of the contract). */
const card = { width: 1200, height: 630 }

function picture(origin: string, { id, width, height, alt }: Image): Record<string, string> {
	const isSmall = width < leastWidth
	// Pictures are never enlarged: a small one is served in its own size.
	const served = Math.min(pictureWidth, width)
	const size = isSmall ? card : { width: served, height: Math.round((height * served) / width) }
	return {
		'og:image': `${origin}/media/${id}/${pictureWidth}${isSmall ? '-share' : ''}.jpg`,
		'og:image:width': String(size.width),
		'og:image:height': String(size.height),
		'og:image:alt': alt,
	}
}

// Paths match in any case; the canonical one is lower case except /Cart (product decisions).
function canonicalPath(path: `/${string}`): `/${string}` {
	return /^\/cart$/i.test(path) ? '/Cart' : `/${path.slice(1).toLowerCase()}`
}

function isRootData(data: unknown): data is RootData {
	return typeof data === 'object' && data !== null && 'store' in data && 'origin' in data
}

function addresses(canonical: string, address: (locale: Locale) => string) {
	const alternate = (hrefLang: string, href: string) => ({
		tagName: 'link',
		rel: 'alternate',
		hrefLang,
		href,
	})
	return [
		{ tagName: 'link', rel: 'canonical', href: canonical },
		...locales.map((locale) => alternate(locale, address(locale))),
		alternate('x-default', address(defaultLocale)),
	]
}
