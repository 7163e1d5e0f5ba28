import type { ReactNode } from 'react'

type StickyBarProps = {
	children: ReactNode
	/** Ahead of the buttons on a phone only: the sum with its word, `Total <b>Rp 120.000</b>`. */
	lead?: ReactNode
}

/** Stays at the bottom edge of a phone; in the page's flow from 1024. Its buttons share the width. */
export function StickyBar({ children, lead }: StickyBarProps) {
	return (
		<div className="bar">
			{lead ? <div className="bar-b">{lead}</div> : null}
			{children}
		</div>
	)
}
