import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Namespace } from '#admin/i18n/text-keys.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type LimitsFormProps = {
	rejected: RejectedForm | undefined
	/** Namespace of the messages. */
	ns: Namespace
	text: string
	submit: string
	/** A field for each role; an empty one has no limit. */
	fields: { role: string; label: string; limit: string }[]
	/** The unit before the number. */
	prefix?: string
	maxLength?: number
}

/** How far each role may go by itself. */
export function LimitsForm(props: LimitsFormProps) {
	const { rejected, ns, text, submit, fields, prefix, maxLength } = props
	const { t } = useTranslation([ns, 'common'])
	const errors = fieldErrors(rejected, t)
	return (
		<PostForm className="grid max-w-120 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns={ns} />
			<p className="text-14 text-mute">{text}</p>
			{fields.map(({ role, label, limit }) => (
				<TextField
					key={role}
					id={role}
					name={role}
					inputMode="numeric"
					autoComplete="off"
					{...(prefix === undefined ? {} : { prefix })}
					{...(maxLength === undefined ? {} : { maxLength })}
					label={label}
					defaultValue={rejected?.values[role] ?? limit}
					errors={errors(role)}
				/>
			))}
			<div>
				<Button variant="primary">{submit}</Button>
			</div>
		</PostForm>
	)
}
