import type { MetaDescriptor } from '@remix-run/react'
import type { Image } from '#app/domain/image.ts'
import { languages } from '#app/domain/language.ts'
import {
	defaultLocale,
	locales,
	localePath,
	otherLocales,
	withoutLocale,
	type Locale,
} from '#app/i18n/paths.ts'
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

/** Longest title and description in characters. */
const maxLengths = { title: 110, description: 200 }

/**
 * A page's metadata: title, description, keyword, url, site, img, robots (spec section 2), its canonical URL and its
 * alternates in other languages. For a route's `meta` export: `pageMeta(args, { title: … })`.
 */
export function pageMeta({ matches, location }: RootMatch, page: PageMeta): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data
	if (!isRootData(root)) return [{ title: page.title }]
	const path = canonicalPath(withoutLocale(location.pathname))
	const address = (locale: Locale) => `${root.origin}${localePath(locale, path)}${page.query ?? ''}`
	const name = shortened(page.title, maxLengths.title)
	const title = pageTitle(name, root.store.title)
	const shared = page.sharedTitle ?? name
	const description = shortened(page.description || root.store.description, maxLengths.description)
	const image = page.image ?? root.store.image
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
		...(image ? properties(picture(root.origin, image)) : []),
		...named({
			'twitter:card': image && image.width >= 600 ? 'summary_large_image' : 'summary',
			'twitter:title': shared,
			'twitter:description': description,
			'twitter:image': image ? pictureAddress(root.origin, image) : '',
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

// Pictures are never enlarged: a small one is served in its own size.
const pictureWidth = 1200

function pictureAddress(origin: string, { id }: Image) {
	return `${origin}/media/${id}/${pictureWidth}.jpg`
}

function picture(origin: string, image: Image): Record<string, string> {
	const width = Math.min(pictureWidth, image.width)
	return {
		'og:image': pictureAddress(origin, image),
		'og:image:width': String(width),
		'og:image:height': String(Math.round((image.height * width) / image.width)),
		'og:image:alt': image.alt,
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
