import type {
	DefineRouteFunction,
	DefineRoutesFunction,
} from '@remix-run/dev/dist/config/routes.js'
import { LANGUAGE_CODES } from '../contract/languages.ts'
import type { AccountPage, Layout, Page } from './pages/page.ts'
import { pages } from './pages/pages.ts'

const [, second, ...others] = LANGUAGE_CODES

const { withoutLanguage, ...groups } = pages
const pagesOfLanguages: (Page | AccountPage)[] = Object.values(groups).flatMap((group) =>
	Object.values(group),
)

/** The route table: every page once, mounted by `en?` at / and /en, and again for each further language. */
export const routes = (defineRoutes: DefineRoutesFunction) =>
	defineRoutes((route) => {
		pageRoutes(route, `${second}?`)
		for (const language of others) pageRoutes(withIds(route, language), language)
		for (const { path, module } of Object.values(withoutLanguage)) {
			route(path.slice(1), `routes/${module}`)
		}
	})

/** `route` with ids that begin with the language: the table contains each file once per id. */
function withIds(route: DefineRouteFunction, language: string): DefineRouteFunction {
	return (path, file, optionsOrChildren, children) => {
		const inner = typeof optionsOrChildren === 'function' ? optionsOrChildren : children
		const options = typeof optionsOrChildren === 'object' ? optionsOrChildren : {}
		const id = `${language}/${options.id ?? file.replace(/\.tsx?$/, '')}`
		route(path, file, { ...options, id }, inner)
	}
}

/** Every page of the shop, in the languages of one prefix. */
function pageRoutes(route: DefineRouteFunction, prefix: string) {
	route(prefix, 'routes/shell.tsx', () => {
		route('', 'routes/layouts/default.tsx', () => {
			pagesWithin(route, 'shop')
			route('profile', 'routes/profile/profile.tsx', () =>
				pagesWithin(route, 'account', '/profile'),
			)
			if (process.env.NODE_ENV === 'development') route('ui', 'routes/development/ui.tsx')
			route('*', 'routes/system/not-found.tsx')
		})
		route('', 'routes/layouts/content.tsx', { id: 'routes/layouts/content' }, () => {
			route('order/checkout', 'routes/checkout/checkout.tsx', () =>
				pagesWithin(route, 'checkout', '/order/checkout'),
			)
			pagesWithin(route, 'content')
		})
		route('', 'routes/layouts/custom.tsx', { id: 'routes/layouts/custom' }, () =>
			pagesWithin(route, 'custom'),
		)
		pagesWithin(route, 'nothing')
	})
}

/** The pages of a layout, whose own path is `base`. */
function pagesWithin(route: DefineRouteFunction, layout: Layout, base = '') {
	for (const { path, module, within } of pagesOfLanguages) {
		if (within !== layout) continue
		const below = path.slice(base.length + 1)
		route(below, `routes/${module}`, { index: below === '' })
	}
}
