import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type AsideLayoutProps = {
	children: ReactNode
	aside: ReactNode
	/** `end`: 360 px after the content (a summary); `start`: 232 px before it (filters, a rail); `half`: both alike. */
	side?: 'end' | 'start' | 'half'
	/** The aside (of `half`: the first half, the children) stays in sight while the other scrolls. */
	sticky?: boolean
}

/** Two columns from 1024, one under the other below, in the order of the page. */
export function AsideLayout({ children, aside, side = 'end', sticky }: AsideLayoutProps) {
	const keep = sticky ? 'keep' : undefined
	if (side === 'start') {
		return (
			<div className="aside aside-l">
				<div className={keep}>{aside}</div>
				<div>{children}</div>
			</div>
		)
	}
	return (
		<div className={clsx('aside', side === 'half' && 'aside-2')}>
			<div className={side === 'half' ? keep : undefined}>{children}</div>
			<div className={side === 'end' ? keep : undefined}>{aside}</div>
		</div>
	)
}
