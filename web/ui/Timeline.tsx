import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { MutedText } from './MutedText.tsx'

/* A dot, and the line from it to the next one; of borders, which forced colours keep. */
const entryStyle = cva(
	[
		'relative pb-6 pl-7',
		'before:absolute before:top-1.5 before:left-0.5 before:z-1 before:size-3 before:rounded-full',
		'not-last:after:absolute not-last:after:top-3 not-last:after:-bottom-1.5 not-last:after:left-[7px]',
		'not-last:after:border-l-2 not-last:after:border-line',
	],
	{
		variants: {
			state: {
				done: 'before:border-6 before:border-accent',
				current: 'font-semibold before:border-6 before:border-accent',
				ahead: 'before:border-2 before:border-edge before:bg-ground',
			},
		},
	},
)

export type TimelineEntry = {
	title: ReactNode
	/** Second line: date and author. */
	detail?: ReactNode
	state?: 'done' | 'current' | 'ahead'
}

/** A vertical list of events. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
	return (
		<ol>
			{entries.map(({ title, detail, state = 'done' }, index) => (
				<li
					key={index}
					className={entryStyle({ state })}
					aria-current={state === 'current' ? 'step' : undefined}
				>
					{title}
					{detail ? <MutedText as="div">{detail}</MutedText> : null}
				</li>
			))}
		</ol>
	)
}
