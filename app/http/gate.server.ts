import { defaultLocale, isLocale, localePath } from '#app/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import type { Storefront } from './storefront.ts'

const always = ['/api/apiaccess', '/error/refresh', '/manifest.webmanifest', '/favicon.ico']
/** Pages for who has not signed in yet (spec section 2); signing out and a mailed link stay open. */
const forVisitors: string[] = [paths.auth.login, paths.auth.register, paths.auth.googleVerification]

/**
 * Where a request is sent before any page is asked (spec section 2, "Route rules"): no company →
 * /domain-not-registered, maintenance → /maintenance, the profile without a customer → /auth/login, signing in
 * with one → /profile. Undefined: let it through.
 */
export function gate(context: Storefront): string | undefined {
	const { company, site, locale, customer } = context
	const path = routePath(context.pathname)
	if (always.includes(path)) return undefined
	if (company.id === 0) {
		return path === paths.domainNotRegistered
			? undefined
			: localePath(locale, paths.domainNotRegistered)
	}
	if (site.maintenance && path !== paths.maintenance) return localePath(locale, paths.maintenance)
	if (isProfile(path) && customer.current() === null) return context.signInPath
	if (forVisitors.includes(path) && customer.current() !== null) {
		return localePath(locale, paths.profile.overview)
	}
	return undefined
}

/** Whether a path without its language is a customer's own. */
export function isProfile(pathname: string): boolean {
	return /^\/profile(?:\/|$)/.test(routePath(pathname))
}

/** A path as the router reads it: each part decoded, in any case, with or without slashes to spare. */
function routePath(pathname: string): string {
	const parts = pathname.split('/').map(decoded).filter(Boolean)
	const [first = ''] = parts
	const place = isLocale(first) && first !== defaultLocale ? parts.slice(1) : parts
	return `/${place.join('/')}`
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part).replaceAll('/', '%2f').toLowerCase()
	} catch {
		return part.toLowerCase()
	}
}
