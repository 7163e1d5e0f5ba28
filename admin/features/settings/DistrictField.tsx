import { useTranslation } from '#admin/i18n/use-translation.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { DistrictOption } from './chosen-district.server.ts'

type DistrictFieldProps = {
	label: string
	place: string | undefined
	/** The district that the place currently stands for. */
	district?: string | undefined
	/** Possible districts of the place, to choose from. */
	options?: DistrictOption[] | undefined
	errors: string[]
	/** An address may lack it. */
	isOptional?: boolean
}

/** Field for a district by name; offers a choice if several match. */
export function DistrictField({
	label,
	place,
	district,
	options = [],
	errors,
	isOptional = false,
}: DistrictFieldProps) {
	const { t } = useTranslation('settings')
	return (
		<div className="grid gap-3">
			<TextField
				id="place"
				name="place"
				label={label}
				maxLength={80}
				help={t('district.help')}
				autoComplete="off"
				defaultValue={place}
				errors={errors}
				required={!isOptional}
			/>
			<input type="hidden" name="placeBefore" value={place ?? ''} />
			{options.length > 0 ? (
				<SelectField
					id="district"
					name="district"
					label={t('district.choose')}
					placeholder={t('district.choose')}
					options={options.map(({ code, name }) => ({ value: code, label: name }))}
					required
				/>
			) : district ? (
				<input type="hidden" name="district" value={district} />
			) : null}
		</div>
	)
}
