import type { ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'

type StepperProps = {
	name: string
	value: number
	/** The minus button is disabled at this value; default 1. */
	min?: number
	max?: number
	/** Name of the submit buttons' field; its values are `less`, `more`, and `set` for Enter. Default `step`. */
	stepName?: string
	texts: { quantity: string; less: string; more: string }
	/** Replaces the minus button, e.g. by a button that removes. */
	atMin?: ReactNode
	form?: string
	/** Set by script to change the value in the page; otherwise the buttons submit. */
	onStep?: (by: 1 | -1) => void
}

/** A quantity: two submit buttons and a number input that Enter submits. */
export function Stepper(props: StepperProps) {
	const { name, value, min = 1, max, stepName = 'step', texts, atMin, form, onStep } = props
	const stepBy = (by: 1 | -1) => ({
		type: onStep ? ('button' as const) : ('submit' as const),
		name: stepName,
		value: by === 1 ? 'more' : 'less',
		form,
		className:
			'grid size-11 place-items-center text-link hover:bg-tint disabled:cursor-not-allowed disabled:bg-transparent disabled:text-edge',
		onClick: onStep ? () => onStep(by) : undefined,
	})
	return (
		<div
			className="inline-flex rounded-control border border-edge"
			role="group"
			aria-label={texts.quantity}
		>
			{/* Enter presses a form's first button: that must not be the minus. */}
			<button
				className="sr-only"
				name={stepName}
				value="set"
				form={form}
				tabIndex={-1}
				aria-hidden="true"
			/>
			{value <= min && atMin ? (
				atMin
			) : (
				<button {...stepBy(-1)} aria-label={texts.less} disabled={value <= min}>
					<Icon name="minus" />
				</button>
			)}
			<input
				type="number"
				className="h-11 w-12 [appearance:textfield] text-center font-semibold [&::-webkit-inner-spin-button]:hidden"
				inputMode="numeric"
				key={value}
				defaultValue={value}
				aria-label={texts.quantity}
				autoComplete="off"
				name={name}
				min={min}
				max={max}
				form={form}
			/>
			<button {...stepBy(1)} aria-label={texts.more} disabled={max !== undefined && value >= max}>
				<Icon name="plus" />
			</button>
		</div>
	)
}
