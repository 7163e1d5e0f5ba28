import type { ReactNode } from 'react'

export type DrawerProps = {
	/** Accessible name of the button and the panel: "Menu". */
	label: string
	/** Label of the close button: "Tutup". */
	closeLabel: string
	children: ReactNode
}

/** The panel, with space for the close button at its top. */
export const drawerPanel =
	'fixed inset-y-0 left-0 z-5 w-[min(320px,88vw)] overflow-auto overscroll-contain bg-raised p-4 pt-18 shadow-overlay'
