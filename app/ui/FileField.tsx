import type { ComponentPropsWithoutRef } from 'react'
import { Field, notesOf, type FieldWords } from './Field.tsx'

type FileFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'children' | 'type'> &
	FieldWords & { id: string }

/** A file from the device; its form needs `encType="multipart/form-data"`. */
export function FileField(props: FileFieldProps) {
	const { label, optional, help, errors, hideLabel, ...input } = props
	return (
		<Field id={input.id} {...{ label, optional, help, errors, hideLabel }}>
			<input {...input} type="file" {...notesOf(input.id, { help, errors })} className="inp" />
		</Field>
	)
}
