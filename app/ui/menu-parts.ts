import { buttonStyle } from '#web/ui/button-style.ts'

export type MenuProps = {
	/** Label of the button with the current choice: "Urutkan: Terbaru". */
	label: string
	items: { label: string; href: string; current?: boolean }[]
	/** `rel` of the links: `nofollow` for pages that crawlers should skip. */
	rel?: string
}

/** Style of the button. */
export const menuButton = buttonStyle({ size: 'small' })
