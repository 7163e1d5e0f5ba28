import { cva } from 'class-variance-authority'
import { Anchor } from './Anchor.tsx'

const stepStyle = cva('flex-1 border-t-3 pt-2.5', {
	variants: {
		state: {
			done: 'border-accent text-mute',
			current: 'border-accent font-semibold text-ink',
			ahead: 'border-line text-mute',
		},
	},
})

type StepsProps = {
	label: string
	steps: { label: string; href?: string }[]
	/** Index of the current step. */
	current: number
	/** Announced at completed steps: "selesai". */
	doneLabel: string
}

/** Progress through a few steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
	return (
		<ol className="flex gap-2 text-14" aria-label={label}>
			{steps.map(({ label: texts, href }, index) => (
				<li
					key={texts}
					className={stepStyle({ state: stateOf(index, current) })}
					aria-current={index === current ? 'step' : undefined}
				>
					{href ? (
						<Anchor className="-mt-3 block py-3" href={href}>
							{texts}
						</Anchor>
					) : (
						texts
					)}
					{index < current ? <span className="sr-only"> ({doneLabel})</span> : null}
				</li>
			))}
		</ol>
	)
}

function stateOf(index: number, current: number) {
	if (index === current) return 'current'
	return index < current ? 'done' : 'ahead'
}
