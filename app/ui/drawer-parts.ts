import type { ReactNode } from 'react'

export type DrawerProps = {
	/** Accessible name of the button and the panel: "Menu". */
	label: string
	/** Label of the close button: "Tutup". */
	closeLabel: string
	children: ReactNode
}

/** The panel, with space for the close button at its top. */
export const drawerPanel = 'drawer-panel'
