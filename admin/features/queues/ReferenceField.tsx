import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { TextField } from '#web/ui/TextField.tsx'

/** The bank's reference of a completed payout. */
export function ReferenceField({
	rejected,
	required,
}: {
	rejected: RejectedForm | undefined
	required?: boolean
}) {
	const { t } = useTranslation('queues')
	return (
		<TextField
			id="reference"
			name="reference"
			maxLength={100}
			autoComplete="off"
			required={required}
			label={t('withdrawal.reference')}
			help={t('withdrawal.referenceHelp')}
			defaultValue={rejected?.values.reference}
			errors={fieldErrors(rejected, t)('reference')}
		/>
	)
}
