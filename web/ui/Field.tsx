import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MutedText } from './MutedText.tsx'
import { ErrorText } from './ErrorText.tsx'

export type FieldTexts = {
	label: ReactNode
	/** Text after the label of an optional field: "(opsional)". */
	optional?: string
	help?: ReactNode
	/** Translated messages; the first is shown. */
	errors?: string[]
	/** Visually hidden, as in a search field. */
	hideLabel?: boolean
}

type FieldProps = FieldTexts & { id: string; children: ReactNode }

/** Label, control, help text and error. */
export function Field({ id, label, optional, help, errors, hideLabel, children }: FieldProps) {
	return (
		<div className="grid grid-cols-1 gap-1">
			<label htmlFor={id} className={clsx('text-14 font-semibold', hideLabel && 'sr-only')}>
				<FieldLabel label={label} optional={optional} />
			</label>
			{children}
			<FieldNotes id={id} help={help} errors={errors} />
		</div>
	)
}

/** The same for several controls of one name: a fieldset that the error summary links to. */
export function FieldGroup(props: FieldProps) {
	const { id, label, optional, help, errors, hideLabel, children } = props
	return (
		<fieldset
			className="grid grid-cols-1 gap-1"
			id={id}
			tabIndex={-1}
			{...notesOf(id, { help, errors })}
		>
			<legend className={clsx('mb-2 text-14 font-semibold', hideLabel && 'sr-only')}>
				<FieldLabel label={label} optional={optional} />
			</legend>
			{children}
			<FieldNotes id={id} help={help} errors={errors} />
		</fieldset>
	)
}

function FieldLabel({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
	return (
		<>
			{label} {optional ? <span className="font-normal text-mute">{optional}</span> : null}
		</>
	)
}

/** Help text and error of the control with that id. */
export function FieldNotes({
	id,
	help,
	errors,
}: { id: string } & Pick<FieldTexts, 'help' | 'errors'>) {
	const error = errors?.[0]
	return (
		<>
			{help ? <MutedText id={`${id}-description`}>{help}</MutedText> : null}
			{error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
		</>
	)
}

/** aria-describedby of a control; conform makes the ids. */
export function notesOf(id: string, { help, errors }: Pick<FieldTexts, 'help' | 'errors'>) {
	const wrong = Boolean(errors?.[0])
	const notes = [wrong && `${id}-error`, help && `${id}-description`].filter(Boolean).join(' ')
	return {
		'aria-invalid': wrong || undefined,
		'aria-describedby': notes || undefined,
	}
}
