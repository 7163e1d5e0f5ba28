import type { ReactNode } from 'react'

export type TabsProps = {
	/** Starts the panels' ids; unique on the page. */
	id: string
	/** What the tabs are about, for screen readers. */
	label: string
	tabs: { label: ReactNode; panel: ReactNode }[]
}

export type UpgradedTabsProps = TabsProps & {
	/** Index of the tab that was pressed first. */
	first: number
}

/** The fragment of a panel's address. */
export function panelId(id: string, index: number) {
	return `${id}-${index + 1}`
}
