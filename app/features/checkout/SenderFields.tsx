import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextField } from '#web/ui/TextField.tsx'

/** The metadata of a conform field that a control needs. */
export type SenderField = {
	id: string
	name: string
	defaultValue?: string
	initialValue?: string
	errors?: string[]
}
type SenderFieldsProps = { fields: Record<'senderName' | 'phone' | 'phoneCountry', SenderField> }

/** The sender an agent names on the parcel; collapsed until used. */
export function SenderFields({ fields }: SenderFieldsProps) {
	const { t } = useTranslation('checkout')
	const name = fieldProps(fields.senderName, t)
	const phone = fieldProps(fields.phone, t)
	const isUsed = [fields.senderName, fields.phone].some(
		({ initialValue, errors }) => Boolean(initialValue) || errors !== undefined,
	)
	return (
		<Disclosure summary={t('courier.sender.title')} open={isUsed}>
			<div className="grid grid-cols-1 gap-5">
				<MutedText>{t('courier.sender.help')}</MutedText>
				<TextField
					{...name}
					label={t('courier.sender.name.label')}
					optional={t('optional')}
					autoComplete="off"
					maxLength={100}
				/>
				<PhoneNumber
					{...phone}
					country={fields.phoneCountry}
					label={t('courier.sender.phone.label')}
					optional={t('optional')}
				/>
			</div>
		</Disclosure>
	)
}
