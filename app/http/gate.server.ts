import { defaultLocale, isLocale, localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { signInFirst } from './require-customer.ts'
import type { Storefront } from './storefront.ts'

const always = ['/api/apiaccess', '/error/refresh', '/manifest.webmanifest', '/favicon.ico']
/** Pages only for visitors who are not signed in (spec section 2); signing out and mailed links stay open. */
const forVisitors: string[] = [
	paths.auth.login,
	paths.auth.register,
	paths.auth.signInLink,
	paths.auth.googleVerification,
]

/**
 * Redirects before routing (spec section 2, "Route rules"): no company → /domain-not-registered, maintenance →
 * /maintenance, the profile without a session → /auth/login, signing in with a session → /profile. Undefined: no
 * redirect.
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
	if (isProfile(path) && customer.current() === null) return signInFirst(context)
	if (forVisitors.includes(path) && customer.current() !== null) {
		return localePath(locale, paths.profile.overview)
	}
	return undefined
}

/** Whether a path without its language is below /profile. */
export function isProfile(pathname: string): boolean {
	return /^\/profile(?:\/|$)/.test(routePath(pathname))
}

/** A path as the router matches it: decoded, lower case, without extra slashes. */
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
