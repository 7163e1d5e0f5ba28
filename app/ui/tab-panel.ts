import type { ReactNode } from 'react'

export type TabsProps = {
	/** Prefix of the panels' ids; unique on the page. */
	id: string
	/** Accessible name of the tabs. */
	label: string
	tabs: { label: ReactNode; panel: ReactNode }[]
}

export type UpgradedTabsProps = TabsProps & {
	/** Index of the tab that was pressed first. */
	first: number
}

/** URL fragment of a panel. */
export function panelId(id: string, index: number) {
	return `${id}-${index + 1}`
}
