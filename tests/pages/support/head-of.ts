import type { PageElement } from './page-element.ts'

/** The metadata in a page's head. */
export function headOf(page: PageElement) {
	const [title] = page.all('head > title')
	const [canonical] = page.all('head > link[rel="canonical"]')
	const value = (element: PageElement, name: string) => element.attribute(name) ?? ''
	return {
		title: title?.text ?? '',
		/** Content by name or property. */
		meta: new Map(
			page
				.all('head > meta')
				.map((meta) => [value(meta, 'name') || value(meta, 'property'), value(meta, 'content')]),
		),
		canonical: canonical?.attribute('href'),
		/** Addresses by language. */
		alternates: new Map(
			page
				.all('head > link[rel="alternate"]')
				.map((link) => [value(link, 'hreflang'), value(link, 'href')]),
		),
	}
}
