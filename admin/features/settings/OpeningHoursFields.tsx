import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { type HoursForm, hoursField, weekDays } from './opening-hours.ts'

type OpeningHoursFieldsProps = {
	saved: Record<string, string>
	rejected: RejectedForm | undefined
	/** Those for collecting orders, by default. */
	legend?: string
	help?: string
}

/** Hours of a week, one field per day. */
export function OpeningHoursFields({ saved, rejected, legend, help }: OpeningHoursFieldsProps) {
	const { t } = useTranslation('settings')
	const field = formFields<typeof HoursForm>(rejected, t)
	return (
		<fieldset aria-describedby="hours-help">
			<legend className="font-semibold">{legend ?? t('shipping.hours')}</legend>
			<p id="hours-help" className="mb-3 text-14 text-mute">
				{help ?? t('shipping.hoursHelp')}
			</p>
			<div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
				{weekDays.map((day) => (
					<TextField
						key={day}
						{...field(hoursField(day), saved[hoursField(day)])}
						label={t(`shipping.day.${day}`)}
						autoComplete="off"
						maxLength={20}
					/>
				))}
			</div>
		</fieldset>
	)
}
