import type { ReactNode } from 'react'
import { MutedText } from './MutedText.tsx'

export type TimelineEntry = {
	title: ReactNode
	/** Second line: when, by whom. */
	detail?: ReactNode
	state?: 'done' | 'current' | 'ahead'
}

/** What happened, one under the other. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
	return (
		<ol className="time">
			{entries.map(({ title, detail, state = 'done' }, index) => (
				<li
					key={index}
					className={state === 'ahead' ? undefined : 'done'}
					aria-current={state === 'current' ? 'step' : undefined}
				>
					{title}
					{detail ? <MutedText as="div">{detail}</MutedText> : null}
				</li>
			))}
		</ol>
	)
}
