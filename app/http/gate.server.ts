import { localePath } from '#app/i18n/paths.ts'
import type { Storefront } from './storefront.ts'

const always = ['/api/apiaccess', '/error/refresh', '/manifest.webmanifest']

/**
 * Where a request is sent before any page is asked: no company → /domain-not-registered, maintenance →
 * /maintenance (spec section 2, "Route rules"). Undefined: let it through.
 */
export function gate({ company, site, pathname, locale }: Storefront): string | undefined {
	const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
	if (always.includes(path)) return undefined
	if (company.id === 0) {
		return path === '/domain-not-registered'
			? undefined
			: localePath(locale, '/domain-not-registered')
	}
	if (site.maintenance && path !== '/maintenance') return localePath(locale, '/maintenance')
	return undefined
}
