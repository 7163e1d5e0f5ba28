import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import type { addressForm } from './address.form.ts'
import { cityAndProvince } from '#app/features/address/district-line.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type DeliveryAddressFormProps = {
	address: CheckoutView['address']
	district: NonNullable<CheckoutView['address']['district']>
	result: Refusal['result'] | undefined
	formToken: string
}

/** Where in the chosen district. */
export function DeliveryAddressForm({
	address,
	district,
	result,
	formToken,
}: DeliveryAddressFormProps) {
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
			submit={t('next')}
		>
			<div className="panel row row-x">
				<div>
					<p className="help">{t('address.district')}</p>
					<p className="font-semibold">{district.name}</p>
					<p className="help">{cityAndProvince(district)}</p>
				</div>
				<Anchor
					href={`${path(paths.checkout)}?step=address&q=#open`}
					className="link inline-flex min-h-11 items-center text-14 font-semibold"
				>
					{t('address.changeDistrict')}
				</Anchor>
			</div>
			<PlaceFields fields={fields} villages={district.villages} isTyped={isTyped} />
		</StepForm>
	)
}
