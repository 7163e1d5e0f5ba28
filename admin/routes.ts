import type { DefineRoutesFunction } from '@remix-run/dev/dist/config/routes.js'
import type { AdminPage } from './pages/page.ts'
import { adminPages } from './pages/pages.ts'

type DefineRoute = Parameters<Parameters<DefineRoutesFunction>[0]>[0]

/** The route table of the admin, made from its pages. */
export const adminRoutes = (defineRoutes: DefineRoutesFunction) =>
	defineRoutes((route) => {
		route('', 'routes/access/signed-out.tsx', () => pagesWithin(route, 'signedOut'))
		route('', 'routes/setup/frame.tsx', () => pagesWithin(route, 'setup'))
		route('', 'routes/frame.tsx', () => {
			pagesWithin(route, 'frame')
			route('*', 'routes/not-found.tsx')
		})
		pagesWithin(route, 'nothing')
	})

function pagesWithin(route: DefineRoute, layout: AdminPage['within']) {
	for (const { path, module, within } of adminPages) {
		if (within !== layout) continue
		const below = path.slice(1)
		route(below, `routes/${module}`, { index: below === '' })
	}
}
