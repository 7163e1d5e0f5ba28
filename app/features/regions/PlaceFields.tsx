import { useTranslation } from 'react-i18next'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { textLinkStyle } from '#app/ui/TextLink.tsx'

/** The metadata of a conform field that a control needs. */
type PlaceField = {
	id: string
	name: string
	defaultValue?: string
	initialValue?: string
	errors?: string[]
}

type PlaceFieldsProps = {
	fields: Record<'village' | 'villageTyped' | 'postcode' | 'street' | 'courierNote', PlaceField>
	villages: string[]
	/** The village is not in the list and was typed. */
	isTyped: boolean
}

/** Address fields within a district; texts of the namespace `checkout`. */
export function PlaceFields({ fields, villages, isTyped }: PlaceFieldsProps) {
	const { t } = useTranslation('checkout')
	return (
		<>
			<SelectField
				{...fieldProps(fields.village, t)}
				label={t('address.village.label')}
				placeholder={t('address.village.choose')}
				options={villages.map((name) => ({ value: name, label: name }))}
			/>
			<details open={isTyped || Boolean(fields.villageTyped.initialValue)}>
				<summary className={textLinkStyle({ touch: 'block', className: 'text-14' })}>
					{t('address.villageTyped.summary')}
				</summary>
				<TextField
					{...fieldProps(fields.villageTyped, t)}
					label={t('address.villageTyped.label')}
					maxLength={80}
				/>
			</details>
			<TextField
				{...fieldProps(fields.postcode, t)}
				label={t('address.postcode.label')}
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
