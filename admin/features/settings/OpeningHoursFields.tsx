import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { hoursField, weekDays } from './opening-hours.ts'

type OpeningHoursFieldsProps = {
	values: Record<string, string>
	errorsOf: (name: string) => string[] | undefined
	/** Those for collecting orders, by default. */
	legend?: string
	help?: string
}

/** Hours of a week, one field per day. */
export function OpeningHoursFields({ values, errorsOf, legend, help }: OpeningHoursFieldsProps) {
	const { t } = useTranslation('settings')
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
						id={hoursField(day)}
						name={hoursField(day)}
						label={t(`shipping.day.${day}`)}
						autoComplete="off"
						maxLength={20}
						defaultValue={values[hoursField(day)]}
						errors={errorsOf(hoursField(day))}
					/>
				))}
			</div>
		</fieldset>
	)
}
