import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { StreetFields } from '#app/features/regions/PlaceFields.tsx'
import { PinField } from '#app/features/regions/PinField.tsx'
import { TypedVillage } from '#app/features/regions/TypedVillage.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import type { AddressFields } from './address.form.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type AddressFormProps = {
	address: CheckoutView['address']
	result: Refusal['result'] | undefined
	formToken: string
	/** Whether the address is saved in the account with the order; null: no account, or it has no room. */
	saves: boolean | null
}

/** One of the villages found, and the address in it. */
export function AddressForm({ address, result, formToken, saves }: AddressFormProps) {
	const { t } = useTranslation('checkout')
	const { places, search, values, mapPage } = address
	const [form, fields] = useForm<AddressFields>({
		id: 'address',
		lastResult: result,
		defaultValue: values,
	})
	return (
		<StepForm
			form={form}
			firstField="place"
			name="address"
			formToken={formToken}
			query={{ q: search.text }}
			submit={t('next')}
		>
			<PlaceChoice
				{...fieldProps(fields.place, t)}
				key={search.text}
				places={places}
				onChoose={(place) => fillPostcode(fields.postcode.id, places, place)}
			/>
			<TypedVillage field={fields.villageTyped} help={t('address.villageTyped.help')} />
			<StreetFields fields={fields} />
			{mapPage === null ? null : <PinField field={fields.pin} mapPage={mapPage} />}
			{saves === null ? null : (
				<CheckboxField
					id="address-save"
					name="saveAddress"
					value="on"
					defaultChecked={saves}
					label={t('saved.save')}
				/>
			)}
		</StepForm>
	)
}

/** Writes the postcode of the chosen village into its field, which stays changeable. */
function fillPostcode(fieldId: string, places: CheckoutView['address']['places'], chosen: string) {
	const field = document.getElementById(fieldId)
	const postcode = places.find(({ key }) => key === chosen)?.postcode
	if (field instanceof HTMLInputElement && postcode) field.value = postcode
}
