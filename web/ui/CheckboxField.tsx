import { cva } from 'class-variance-authority'
import type { ComponentPropsWithoutRef } from 'react'
import { FieldNotes, notesOf, type FieldTexts } from './Field.tsx'

type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'children' | 'type'> &
	Pick<FieldTexts, 'label' | 'help' | 'errors'> & {
		id: string
		type?: 'checkbox' | 'radio'
		/** How many there are of it. */
		count?: string
	}

/** The marks are borders, which forced colours keep; they drop backgrounds. */
const checkStyle = cva(
	[
		'mt-px grid size-5.5 flex-none appearance-none place-items-center border-[1.5px] border-edge bg-ground',
		'checked:border-link checked:bg-link aria-invalid:border-alarm',
	],
	{
		variants: {
			type: {
				checkbox: [
					'rounded-small checked:before:-mt-0.75 checked:before:h-1.5 checked:before:w-2.75 checked:before:-rotate-45',
					'checked:before:border-b-2 checked:before:border-l-2 checked:before:border-ground',
				],
				radio:
					'rounded-full checked:before:rounded-full checked:before:border-4 checked:before:border-ground',
			},
		},
	},
)

/** A checkbox (or a single radio) with its label. */
export function CheckboxField({
	label,
	help,
	errors,
	type = 'checkbox',
	count,
	...input
}: CheckboxFieldProps) {
	const field = (
		<label className="flex min-h-11 items-start gap-3 py-2.5">
			<input
				{...input}
				type={type}
				{...notesOf(input.id, { help, errors })}
				className={checkStyle({ type })}
			/>
			{typeof label === 'string' ? label : <span>{label}</span>}
			{count ? <span className="-ml-2 text-mute tabular-nums">{count}</span> : null}
		</label>
	)
	if (!help && !errors?.length) return field
	return (
		<div>
			{field}
			<FieldNotes id={input.id} help={help} errors={errors} />
		</div>
	)
}
