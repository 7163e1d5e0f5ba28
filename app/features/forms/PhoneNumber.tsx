import { useTranslation } from '#app/i18n/use-translation.ts'
import { PhoneField } from '#app/ui/PhoneField.tsx'

type PhoneNumberProps = {
	id: string
	name: string
	defaultValue?: string
	errors?: string[]
	label: string
	optional?: string
	help?: string
	/** The country field of the same form. */
	country: { name: string; defaultValue?: string }
}

/** The shop's phone field; the default country is Indonesia. */
export function PhoneNumber({ country, ...field }: PhoneNumberProps) {
	const { t, i18n } = useTranslation('common')
	return (
		<PhoneField
			{...field}
			locale={i18n.language}
			countryLabel={t('phone.country')}
			countryName={country.name}
			defaultCountry={country.defaultValue || 'ID'}
			maxLength={300}
			validCharactersOnly
		/>
	)
}
