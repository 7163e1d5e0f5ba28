import type { ComponentPropsWithoutRef } from 'react'
import { FieldNotes, notesOf, type FieldWords } from './Field.tsx'

type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'children' | 'type'> &
	Pick<FieldWords, 'label' | 'help' | 'errors'> & { id: string; type?: 'checkbox' | 'radio' }

/** A tick (or a plain radio) with its words beside it. */
export function CheckboxField({
	label,
	help,
	errors,
	type = 'checkbox',
	...input
}: CheckboxFieldProps) {
	return (
		<div>
			<label className="check">
				<input {...input} type={type} {...notesOf(input.id, { help, errors })} />
				<span>{label}</span>
			</label>
			<FieldNotes id={input.id} help={help} errors={errors} />
		</div>
	)
}
