import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MutedText } from './MutedText.tsx'
import { ErrorText } from './ErrorText.tsx'

export type FieldTexts = {
	label: ReactNode
	/** Said after the label of a field that may stay empty: "(opsional)". */
	optional?: string
	help?: ReactNode
	/** What is wrong, translated; the first is shown. */
	errors?: string[]
	/** Kept for screen readers only, as in a search field. */
	hideLabel?: boolean
}

type FieldProps = FieldTexts & { id: string; children: ReactNode }

/** Label above, control, help, then the error with a sign and words. */
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

/** The same for several controls of one name: a fieldset that an error summary can lead to. */
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

/** The help and the error of a control with that id. */
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

/** What ties a control to its notes; the ids are conform's. */
export function notesOf(id: string, { help, errors }: Pick<FieldTexts, 'help' | 'errors'>) {
	const wrong = Boolean(errors?.[0])
	const notes = [wrong && `${id}-error`, help && `${id}-description`].filter(Boolean).join(' ')
	return {
		'aria-invalid': wrong || undefined,
		'aria-describedby': notes || undefined,
	}
}
