import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { TextField } from '#web/ui/TextField.tsx'

/** For when a courier is booked. */
export function PickUpField({ rejected }: { rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('parcels')
	return (
		<TextField
			id="pickUpAt"
			name="pickUpAt"
			type="datetime-local"
			label={t('field.pickUpAt')}
			help={t('field.pickUpAtHelp')}
			defaultValue={rejected?.values.pickUpAt}
			errors={fieldErrors(rejected, t)('pickUpAt')}
		/>
	)
}
