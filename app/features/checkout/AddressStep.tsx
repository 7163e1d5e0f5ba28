import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { addressForm } from './address.form.ts'
import { placeOf } from './place.ts'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type AddressStepProps = {
	address: CheckoutView['address']
	district: NonNullable<CheckoutView['address']['district']>
	result: Refusal['result'] | undefined
	formToken: string
}

/** Where in the chosen district. */
export function AddressStep({ address, district, result, formToken }: AddressStepProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	const isTyped = address.village !== '' && !district.villages.includes(address.village)
	const [form, fields] = useForm<z.input<typeof addressForm>>({
		id: 'address',
		lastResult: result,
		defaultValue: {
			village: isTyped ? '' : address.village,
			villageTyped: isTyped ? address.village : '',
			postcode: address.postcode,
			street: address.street,
			courierNote: address.courierNote,
		},
	})
	return (
		<StepForm
			firstField="village"
			form={form}
			name="address"
			formToken={formToken}
			query="?step=address"
			submit={t('next')}
		>
			<div className="panel row row-x">
				<div>
					<p className="help">{t('address.district')}</p>
					<p className="font-semibold">{district.name}</p>
					<p className="help">{placeOf(district)}</p>
				</div>
				<Anchor
					href={`${path('/order/checkout')}?step=address&q=#open`}
					className="link inline-flex min-h-11 items-center text-14 font-semibold"
				>
					{t('address.changeDistrict')}
				</Anchor>
			</div>
			<SelectField
				{...fieldProps(fields.village, t)}
				label={t('address.village.label')}
				placeholder={t('address.village.choose')}
				options={district.villages.map((name) => ({ value: name, label: name }))}
			/>
			<details open={isTyped || Boolean(fields.villageTyped.initialValue)}>
				<summary className="link inline-flex min-h-11 items-center text-14">
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
		</StepForm>
	)
}
