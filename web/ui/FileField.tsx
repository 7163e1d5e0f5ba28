import type { ComponentPropsWithoutRef } from 'react'
import { controlStyle } from './control-style.ts'
import { Field, notesOf, type FieldTexts } from './Field.tsx'
import { useFileLimit } from './use-file-limit.ts'

type FileFieldProps = Omit<
	ComponentPropsWithoutRef<'input'>,
	'id' | 'accept' | 'children' | 'type'
> &
	FieldTexts & {
		id: string
		/** Endings and media types. */
		accept?: readonly string[]
		/** Largest file in bytes, and the message shown by script before a larger one is sent. */
		limit?: { bytes: number; error: string }
		/** Shown in a refused form, which comes back without its files unless script has kept them. */
		again?: string | undefined
	}

/** A file input; its form needs `encType="multipart/form-data"`. */
export function FileField({ accept, limit, again, ...props }: FileFieldProps) {
	const { label, optional, help, errors: serverErrors, hideLabel, ...input } = props
	const { field, tooLarge, hasFiles } = useFileLimit(limit?.bytes)
	const lost = again !== undefined && !hasFiles ? [again] : undefined
	const errors = limit && tooLarge ? [limit.error] : (serverErrors ?? lost)
	return (
		<Field
			id={input.id}
			label={label}
			optional={optional}
			help={help}
			errors={errors}
			hideLabel={hideLabel}
		>
			<input
				{...input}
				ref={field}
				type="file"
				accept={accept?.join(',')}
				{...notesOf(input.id, { help, errors })}
				className={controlStyle({ kind: 'file' })}
			/>
		</Field>
	)
}
