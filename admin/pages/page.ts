import type { Permission } from '#contract/operator/permissions.ts'
import type commonTexts from '#admin/i18n/locales/id/common.json'
import type { IconName } from '#web/ui/Icon.tsx'

/** A page's place in the main menu. */
export type MenuPlace = {
	/** Its text, `nav.<key>` of the namespace `common`. */
	key: keyof (typeof commonTexts)['nav']
	icon: IconName
	/** The permission that shows it, where that is not the page's own. */
	needs?: Permission
	/** Hidden from staff with this permission, who have another entry to the same page. */
	unless?: Permission
	/** Key that opens the page after `g`. */
	shortcut?: string
}

type Facts = {
	/** The route module, below admin/routes. */
	module: `${string}.ts` | `${string}.tsx`
	/** What stands around it; `nothing`: a file, a form's address, or a page of its own. */
	within: 'frame' | 'setup' | 'signedOut' | 'nothing'
	/** What staff may do who open it: `requireStaff` asks for it in its loader and in its action. */
	needs: readonly Permission[]
	/** Largest form in bytes, of a page whose form takes a file. Absent: the limit of forms without files. */
	upload?: number
}

/** An address of the admin: a page of the first level says where it stands in the main menu, or that it does not. */
export type AdminPage =
	| (Facts & { path: `/${string}/${string}`; menu?: MenuPlace })
	| (Facts & { path: `/${string}`; menu: MenuPlace | null })

export const megabyte = 1024 * 1024
