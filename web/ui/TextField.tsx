import type { ComponentPropsWithoutRef } from 'react'
import { controlStyle } from './control-style.ts'
import { Field, notesOf, type FieldTexts } from './Field.tsx'
import { typedLength } from './typed-length.ts'

type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'children'> &
	FieldTexts & {
		id: string
		/** Before the value: "Rp", "+62". */
		prefix?: string
	}

/** An input of one line: text, number, date, password; type, inputMode and autoComplete are passed on. */
export function TextField(props: TextFieldProps) {
	const { label, optional, help, errors, hideLabel, prefix, ...input } = props
	const control = (
		<input
			type="text"
			{...input}
			{...notesOf(input.id, { help, errors })}
			maxLength={typedLength(input.maxLength)}
			className={controlStyle({ className: prefix && 'rounded-l-none' })}
		/>
	)
	return (
		<Field
			id={input.id}
			label={label}
			optional={optional}
			help={help}
			errors={errors}
			hideLabel={hideLabel}
		>
			{prefix ? (
				<div className="flex items-stretch">
					<span
						className="grid place-items-center rounded-l-control border border-r-0 border-edge bg-sunk px-3.5 text-mute"
						aria-hidden="true"
					>
						{prefix}
					</span>
					{control}
				</div>
			) : (
				control
			)}
		</Field>
	)
}
