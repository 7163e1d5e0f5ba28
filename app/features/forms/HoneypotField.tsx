import { honeypotField } from './honeypot-field.ts'

/** A honeypot against bots that fill in every field; hidden from people. */
export function HoneypotField({ id, label }: { id: string; label: string }) {
	return (
		<div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
			<label htmlFor={id}>{label}</label>
			<input id={id} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
		</div>
	)
}
