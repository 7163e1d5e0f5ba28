import type { ReactNode } from 'react'

/** Stays at the bottom edge on a phone; in the page's flow from 1024. Its buttons share the width. */
export function StickyBar({ children }: { children: ReactNode }) {
	return (
		<div className="bar">
			<div className="bar-row">{children}</div>
		</div>
	)
}
