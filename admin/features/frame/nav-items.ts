import type { Permission } from '#contract/operator/permissions.ts'
import type { MenuPlace } from '#admin/pages/page.ts'
import { adminPages } from '#admin/pages/pages.ts'

type NavItem = Omit<MenuPlace, 'needs'> & { href: string; needs: readonly Permission[] }

/** The entries of the main menu, each with the permissions that it needs, as the pages say. */
export const navItems: NavItem[] = adminPages.flatMap(({ path, menu, needs }) =>
	menu ? [{ ...menu, href: path, needs: menu.needs ? [menu.needs] : needs }] : [],
)
