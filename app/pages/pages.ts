import { accountMenuPages } from './account-menu.ts'
import { accountPages } from './account.ts'
import { authPages } from './auth.ts'
import { contentPages } from './content.ts'
import { goodsPages } from './goods.ts'
import { checkoutFormPages, orderPages } from './orders.ts'
import { pagesOfNoLanguage, systemPages } from './system.ts'

/**
 * Every address of the storefront with its facts, by name. Paths, Remix's routes, the gate, cache keys, limits and the
 * account's menu are made from it. The browser has paths and the menu only (vite.pages.ts).
 */
export const pages = {
	shop: { ...goodsPages, ...orderPages, ...contentPages, ...systemPages },
	checkoutForms: checkoutFormPages,
	auth: authPages,
	profile: { ...accountMenuPages, ...accountPages },
	/** Mounted without a language. No page links to them. */
	withoutLanguage: pagesOfNoLanguage,
}
