import type { Plugin } from 'vite'
import { pages } from './app/pages/pages.ts'

/** The groups that no page links to by a name. */
const hidden = ['checkoutForms', 'withoutLanguage']

type Group = Record<string, { path: string; menu?: object }>

/** In the browser the pages have their path and their place in the menu: their other facts are the server's. */
export function pagesForBrowsers(): Plugin {
	return {
		name: 'pages-for-browsers',
		load(id, options) {
			if (options?.ssr || !id.endsWith('/app/pages/pages.ts')) return undefined
			const shown = Object.entries(pages).filter(([group]) => !hidden.includes(group))
			return `export const pages = ${JSON.stringify(mapped(Object.fromEntries(shown), shownOf))}`
		},
	}
}

const shownOf = (group: Group) => mapped(group, ({ path, menu }) => ({ path, menu }))

function mapped<From, To>(all: Record<string, From>, to: (one: From) => To): Record<string, To> {
	return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]))
}
