import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The page's width: 1200 at most, 640 when narrow, with gutters; `page` adds the room above and below. */
export function Container(props: { children: ReactNode; narrow?: boolean; page?: boolean }) {
	return (
		<div className={clsx('wrap', props.narrow && 'wrap-s', props.page && 'page')}>
			{props.children}
		</div>
	)
}
