import type { ComponentPropsWithoutRef } from 'react'
import { controlStyle } from './control-style.ts'
import { Field, notesOf, type FieldTexts } from './Field.tsx'
import { typedLength } from './typed-length.ts'

type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'children'> &
	FieldTexts & { id: string }

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
	const { label, optional, help, errors, hideLabel, ...area } = props
	return (
		<Field
			id={area.id}
			label={label}
			optional={optional}
			help={help}
			errors={errors}
			hideLabel={hideLabel}
		>
			<textarea
				rows={3}
				{...area}
				{...notesOf(area.id, { help, errors })}
				maxLength={typedLength(area.maxLength)}
				className={controlStyle({ kind: 'area' })}
			/>
		</Field>
	)
}
