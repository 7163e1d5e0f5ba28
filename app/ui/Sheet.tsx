import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type SheetProps = {
	/** The button that opens it on a phone: "Filter". */
	button: ReactNode
	/** Said instead while open, beside the cross: "Tutup". */
	closeLabel: string
	children: ReactNode
	open?: boolean
}

/** A column of its own from 1024; below, a button that opens a sheet over the whole screen. No script. */
export function Sheet({ button, closeLabel, children, open }: SheetProps) {
	return (
		<details className="sheet" open={open} suppressHydrationWarning>
			<summary>
				{button}
				<span className="sheet-x">
					<span className="sr-only">{closeLabel}</span>
					<Icon name="close" size="large" />
				</span>
			</summary>
			<div>{children}</div>
		</details>
	)
}
