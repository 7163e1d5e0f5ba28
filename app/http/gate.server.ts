import { localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { isProfile, pageAt } from './page-at.server.ts'
import { signInFirst } from './require-customer.ts'
import type { ShopContext } from './context.ts'

/**
 * Redirects before routing (spec section 2, "Route rules"), by whom the page is for (app/pages): no company →
 * /domain-not-registered, maintenance → /maintenance, the profile without a session → /auth/login, signing in with a
 * session → /profile. Undefined: no redirect.
 */
export function gate(context: ShopContext): string | undefined {
	const { company, site, locale, customer } = context
	const page = pageAt(context.pathname)
	const audience = page && 'for' in page ? page.for : 'everyone'
	if (audience === 'everyHost') return undefined
	if (company.id === 0) {
		return page?.path === paths.domainNotRegistered
			? undefined
			: localePath(locale, paths.domainNotRegistered)
	}
	if (site.maintenance && page?.path !== paths.maintenance) {
		return localePath(locale, paths.maintenance)
	}
	if (isProfile(context.pathname) && customer.current() === null) return signInFirst(context)
	if (audience === 'visitors' && customer.current() !== null) {
		return localePath(locale, paths.profile.overview)
	}
	return undefined
}
