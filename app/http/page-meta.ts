import type { MetaDescriptor } from '@remix-run/react'
import { defaultLocale, locales, localePath, withoutLocale } from '#app/i18n/paths.ts'
import { pageTitle } from './page-title.ts'
import type { RootData } from './root-data.ts'

export type PageMeta = {
	/** The page's own name; '' for the home page. Becomes '{page} · {store title}'. */
	title: string
	description?: string
	keywords?: string
	/** Path of a picture, e.g. /media/{id}/800.jpg. */
	image?: string
	/** Default 'index, follow'. */
	robots?: string
	/** Query of the canonical address, e.g. '?page=2'; referral codes never belong here. */
	query?: string
}

type WithRoot = {
	location: { pathname: string }
	matches: readonly ({ id: string; data?: unknown } | undefined)[]
}

/**
 * A page's metadata: title, description, keyword, url, site, img, robots (spec section 2), its canonical
 * address and its twin in the other language. For a route's `meta` export: `pageMeta(args, { title: … })`.
 */
export function pageMeta({ matches, location }: WithRoot, page: PageMeta): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data
	if (!isRootData(root)) return [{ title: page.title }]
	const path = canonicalPath(withoutLocale(location.pathname))
	const address = (locale: (typeof locales)[number]) =>
		`${root.origin}${localePath(locale, path)}${page.query ?? ''}`
	const title = pageTitle(page.title, root.store.title)
	const description = page.description || root.store.description
	const image = page.image ?? root.store.image
	const robots = page.robots ?? 'index, follow'
	const indexed = !robots.includes('noindex')
	return [
		{ title },
		{ name: 'description', content: description },
		{
			name: 'keywords',
			content: page.keywords ?? `${page.title || root.store.title}, ${root.store.title}`,
		},
		{ name: 'robots', content: robots },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:url', content: address(root.locale) },
		{ property: 'og:site_name', content: root.store.title },
		...(image ? [{ property: 'og:image', content: `${root.origin}${image}` }] : []),
		{ name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
		...(indexed ? addresses(address(root.locale), address) : []),
	]
}

// Every spelling of letters reaches a page; one is its own. All are small but for /Cart (product decisions).
function canonicalPath(path: `/${string}`): `/${string}` {
	return /^\/cart$/i.test(path) ? '/Cart' : `/${path.slice(1).toLowerCase()}`
}

function isRootData(data: unknown): data is RootData {
	return typeof data === 'object' && data !== null && 'store' in data && 'origin' in data
}

function addresses(canonical: string, address: (locale: (typeof locales)[number]) => string) {
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
