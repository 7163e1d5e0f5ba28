import type { savedAddressForm } from './saved-address.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { Card } from '#web/ui/Card.tsx'
import { ChosenDistrict } from '#app/features/regions/ChosenDistrict.tsx'
import { PinField } from '#app/features/regions/PinField.tsx'
import { PlaceFields } from '#app/features/regions/PlaceFields.tsx'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { AddressPage } from './address-view.ts'

type AddressFormProps = {
	page: AddressPage
	district: NonNullable<AddressPage['district']>
	result: SubmissionResult<string[]> | undefined
}

type Fields = FieldsOf<typeof savedAddressForm>

/** Recipient and street address within the district. */
export function AddressForm({ page, district, result }: AddressFormProps) {
	const { t } = useTranslation(['address', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({
		id: 'place',
		lastResult: result,
		defaultValue: page.values,
	})
	const errors = summaryErrors(form, t, 'label', 'recipient', 'phone', 'village')
	return (
		<FieldForm
			form={form}
			action={`${path(page.path)}?district=${district.code}`}
			formToken={page.formToken}
			summary={t('profile:form.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="district" value={district.code} />
			<TextField
				{...fieldProps(fields.label, t)}
				label={t('label.label')}
				help={t('label.help')}
				autoComplete="off"
				maxLength={40}
			/>
			<TextField
				{...fieldProps(fields.recipient, t)}
				label={t('recipient.label')}
				autoComplete="name"
				maxLength={100}
			/>
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('phone.label')}
				help={t('phone.help')}
			/>
			<Card variant="filled" className="flex flex-wrap items-center justify-between gap-2">
				<ChosenDistrict district={district} href={`${path(page.path)}?q=`} />
			</Card>
			<PlaceFields fields={fields} villages={district.villages} />
			{page.mapPage === null ? null : <PinField field={fields.pin} mapPage={page.mapPage} />}
			{page.isMain ? null : (
				<CheckboxField
					id={fields.main.id}
					name={fields.main.name}
					defaultChecked={fields.main.initialValue === 'on'}
					label={t('makeMainLabel')}
				/>
			)}
			<Button variant="primary" size="large" pending={sending}>
				{t('save')}
			</Button>
		</FieldForm>
	)
}
