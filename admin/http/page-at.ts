import { pageFinder } from '#web/domain/page-finder.ts'
import type { AdminPage } from '#admin/pages/page.ts'
import { adminPages } from '#admin/pages/pages.ts'

const find = pageFinder(adminPages)

/** The page at a path, as the router matches it; undefined: none. */
export function adminPageAt(pathname: string): AdminPage | undefined {
	return find(`/${pathname.split('/').filter(Boolean).join('/').toLowerCase()}`)
}
