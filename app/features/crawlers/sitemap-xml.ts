import { defaultLocale, locales, localePath } from '#web/i18n/paths.ts'
import { xmlText } from './xml.ts'

export type SitemapPage = {
	/** Path without the language. */
	path: `/${string}`
	updatedAt?: Date | undefined
	pictureIds?: string[]
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The index of a host's sitemaps. Parts are names below /sitemaps/, without `.xml`. */
export function sitemapIndex(
	origin: string,
	parts: { name: string; updatedAt: Date | null }[],
): string {
	const entries = parts.map(
		({ name, updatedAt }) =>
			`<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc>${lastmod(updatedAt ?? undefined)}</sitemap>\n`,
	)
	return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** A sitemap: every page in each language, with its alternates and pictures. */
export function sitemapPart(origin: string, pages: SitemapPage[]): string {
	const head =
		`${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
		' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
		' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
	return `${head}${pages.map((page) => entry(origin, page)).join('')}</urlset>\n`
}

function entry(origin: string, { path, updatedAt, pictureIds = [] }: SitemapPage): string {
	const address = (locale: (typeof locales)[number]) =>
		xmlText(`${origin}${localePath(locale, path)}`)
	const alternateLink = (language: string, href: string) =>
		`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
	const alternateLinks = [
		...locales.map((locale) => alternateLink(locale, address(locale))),
		alternateLink('x-default', address(defaultLocale)),
	]
	const images = pictureIds.map(
		(id) =>
			`<image:image><image:loc>${xmlText(`${origin}/media/${id}/1200.jpg`)}</image:loc></image:image>`,
	)
	return locales
		.map(
			(locale) =>
				`<url><loc>${address(locale)}</loc>${lastmod(updatedAt)}${alternateLinks.join('')}${images.join('')}</url>\n`,
		)
		.join('')
}

function lastmod(at: Date | undefined): string {
	return at ? `<lastmod>${at.toISOString()}</lastmod>` : ''
}
