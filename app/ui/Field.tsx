import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { MutedText } from './MutedText.tsx'

export type FieldWords = {
	label: ReactNode
	/** Said after the label of a field that may stay empty: "(opsional)". */
	optional?: string
	help?: ReactNode
	/** What is wrong, translated; the first is shown. */
	errors?: string[]
	/** Kept for screen readers only, as in a search field. */
	hideLabel?: boolean
}

type FieldProps = FieldWords & { id: string; children: ReactNode }

/** Label above, control, help, then the error with a sign and words. */
export function Field({ id, label, optional, help, errors, hideLabel, children }: FieldProps) {
	return (
		<div className="field">
			<label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
				{label} {optional ? <span className="opt">{optional}</span> : null}
			</label>
			{children}
			<FieldNotes id={id} help={help} errors={errors} />
		</div>
	)
}

/** The help and the error of a control with that id. */
export function FieldNotes({
	id,
	help,
	errors,
}: { id: string } & Pick<FieldWords, 'help' | 'errors'>) {
	const error = errors?.[0]
	return (
		<>
			{help ? <MutedText id={`${id}-description`}>{help}</MutedText> : null}
			{error ? (
				<p className="err" id={`${id}-error`}>
					<Icon name="alert" />
					{error}
				</p>
			) : null}
		</>
	)
}

/** What ties a control to its notes; the ids are conform's. */
export function notesOf(id: string, { help, errors }: Pick<FieldWords, 'help' | 'errors'>) {
	const wrong = Boolean(errors?.[0])
	const notes = [wrong && `${id}-error`, help && `${id}-description`].filter(Boolean).join(' ')
	return {
		'aria-invalid': wrong || undefined,
		'aria-describedby': notes || undefined,
	}
}
