import { useTranslation } from '#admin/i18n/use-translation.ts'
import { OpeningHoursFields } from '#admin/features/settings/OpeningHoursFields.tsx'
import { fieldErrors, formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { mapPage } from '#contract/pin-answer.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { InstantForm } from './instant.form.ts'

type InstantFieldsProps = {
	values: Record<string, string> & { pin: string; maxDistance: string }
	isOn: boolean
	/** A map that searches for where parcels leave from. */
	map: string
	rejected: RejectedForm | undefined
}

/** The fields of the terms on which couriers that drive at once are offered. */
export function InstantFields({ values, isOn, map, rejected }: InstantFieldsProps) {
	const { t } = useTranslation('settings')
	const field = formFields<typeof InstantForm>(rejected, t)
	return (
		<>
			<CheckboxField
				id="isOn"
				name="isOn"
				value="yes"
				label={t('instant.isOn')}
				defaultChecked={rejected ? rejected.values.isOn === 'yes' : isOn}
			/>
			<div className="grid gap-2">
				<TextField
					{...field('pin', values.pin)}
					label={t('instant.pin')}
					help={t('instant.pinHelp')}
					autoComplete="off"
					maxLength={2_000}
				/>
				<p className="flex flex-wrap gap-x-4 text-14">
					{values.pin === '' ? null : (
						<TextLink
							touch="block"
							href={mapPage(values.pin)}
							target="_blank"
							rel="noopener noreferrer"
						>
							{t('instant.check')}
						</TextLink>
					)}
					<TextLink touch="block" href={map} target="_blank" rel="noopener noreferrer">
						{t('instant.search')}
					</TextLink>
				</p>
			</div>
			<TextField
				{...field('maxDistance', values.maxDistance)}
				label={t('instant.maxDistance')}
				help={t('instant.distanceHelp')}
				inputMode="numeric"
				autoComplete="off"
			/>
			<OpeningHoursFields
				values={rejected?.values ?? values}
				errorsOf={fieldErrors(rejected, t)}
				legend={t('instant.hours')}
				help={t('instant.hoursHelp')}
			/>
		</>
	)
}
