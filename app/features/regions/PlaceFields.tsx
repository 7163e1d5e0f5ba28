import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { type PlaceField, TypedVillage } from './TypedVillage.tsx'

type StreetFieldsProps = {
	fields: Record<'postcode' | 'street' | 'courierNote', PlaceField>
}

type PlaceFieldsProps = {
	fields: Record<'village' | 'villageTyped', PlaceField> & StreetFieldsProps['fields']
	villages: string[]
}

/** Address fields within a district; texts of the namespace `checkout`. */
export function PlaceFields({ fields, villages }: PlaceFieldsProps) {
	const { t } = useTranslation('checkout')
	return (
		<>
			<SelectField
				{...fieldProps(fields.village, t)}
				label={t('address.village.label')}
				placeholder={t('address.village.choose')}
				options={villages.map((name) => ({ value: name, label: name }))}
			/>
			<TypedVillage field={fields.villageTyped} />
			<StreetFields fields={fields} />
		</>
	)
}

/** Address fields within a village; texts of the namespace `checkout`. */
export function StreetFields({ fields }: StreetFieldsProps) {
	const { t } = useTranslation('checkout')
	return (
		<>
			<TextField
				{...fieldProps(fields.postcode, t)}
				label={t('address.postcode.label')}
				help={t('address.postcode.help')}
				inputMode="numeric"
				autoComplete="postal-code"
				maxLength={10}
			/>
			<TextArea
				{...fieldProps(fields.street, t)}
				label={t('address.street.label')}
				help={t('address.street.help')}
				autoComplete="street-address"
				maxLength={400}
			/>
			<TextField
				{...fieldProps(fields.courierNote, t)}
				label={t('address.courierNote.label')}
				optional={t('optional')}
				help={t('address.courierNote.help')}
				maxLength={300}
			/>
		</>
	)
}
