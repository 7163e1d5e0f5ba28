import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

type AsideLayoutProps = {
	children: ReactNode
	/** Of `half`: one element. */
	aside: ReactNode
	/**
	 * `end`: 360 px after the content (a summary); `start`: 232 px before it (filters, navigation); `half`: equal
	 * widths, on desktops 487 px first, or 647 px in windows of 1536 px and more (spec section 9).
	 */
	side?: 'end' | 'start' | 'half'
	/** The aside (of `half`: the first half, the children) is sticky while the other column scrolls. */
	sticky?: boolean
}

/** Two columns from 1024, stacked below, in the order of the page. */
export function AsideLayout({ children, aside, side = 'end', sticky }: AsideLayoutProps) {
	const stuck = sticky ? 'lg:sticky lg:top-6' : undefined
	if (side === 'start') {
		return (
			<div className={columnsStyle({ side })}>
				<div className={stuck}>{aside}</div>
				<div>{children}</div>
			</div>
		)
	}
	return (
		<div className={columnsStyle({ side })}>
			<div className={side === 'half' ? stuck : undefined}>{children}</div>
			{side === 'half' ? aside : <div className={stuck}>{aside}</div>}
		</div>
	)
}

const columnsStyle = cva('grid grid-cols-1 items-start gap-6', {
	variants: {
		side: {
			end: 'lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12',
			start: 'lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-8',
			half: 'lg:gap-12 min-[45rem]:grid-cols-2 lg:grid-cols-[487px_minmax(0,1fr)] min-[96rem]:grid-cols-[647px_minmax(0,1fr)]',
		},
	},
})
