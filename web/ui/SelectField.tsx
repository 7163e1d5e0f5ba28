import type { ComponentPropsWithoutRef } from 'react'
import { controlStyle } from './control-style.ts'
import { Field, notesOf, type FieldTexts } from './Field.tsx'

type SelectFieldProps = Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'children'> &
	FieldTexts & {
		id: string
		options: { value: string; label: string; disabled?: boolean }[]
		/** The first option, with an empty value: "Pilih bank". */
		placeholder?: string
	}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
	const { label, optional, help, errors, hideLabel, options, placeholder, ...select } = props
	return (
		<Field
			id={select.id}
			label={label}
			optional={optional}
			help={help}
			errors={errors}
			hideLabel={hideLabel}
		>
			<select
				{...select}
				{...notesOf(select.id, { help, errors })}
				className={controlStyle({ kind: 'list' })}
			>
				{placeholder ? <option value="">{placeholder}</option> : null}
				{options.map((option) => (
					<option key={option.value} value={option.value} disabled={option.disabled}>
						{option.label}
					</option>
				))}
			</select>
		</Field>
	)
}
