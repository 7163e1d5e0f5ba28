import { Anchor } from './Anchor.tsx'

type StepsProps = {
	label: string
	steps: { label: string; href?: string }[]
	/** Index of the step that is on. */
	current: number
	/** Said to screen readers at finished ones: "selesai". */
	doneLabel: string
}

/** How far a thing of a few steps has come. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
	return (
		<ol className="steps" aria-label={label}>
			{steps.map(({ label: words, href }, index) => (
				<li
					key={words}
					className={index < current ? 'done' : undefined}
					aria-current={index === current ? 'step' : undefined}
				>
					{href ? <Anchor href={href}>{words}</Anchor> : words}
					{index < current ? <span className="sr-only"> ({doneLabel})</span> : null}
				</li>
			))}
		</ol>
	)
}
