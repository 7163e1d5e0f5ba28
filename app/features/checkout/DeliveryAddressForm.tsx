import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/Card.tsx'
import { MutedText } from '#app/ui/MutedText.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { addressForm } from './address.form.ts'
import { cityAndProvince } from '#app/domain/region.ts'
import { PlaceFields } from '#app/features/regions/PlaceFields.tsx'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type DeliveryAddressFormProps = {
	address: CheckoutView['address']
	district: NonNullable<CheckoutView['address']['district']>
	result: Refusal['result'] | undefined
	formToken: string
}

/** The address within the selected district. */
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
			<Card variant="filled" className="flex flex-wrap items-center justify-between gap-2">
				<div>
					<MutedText>{t('address.district')}</MutedText>
					<p className="font-semibold">{district.name}</p>
					<MutedText>{cityAndProvince(district)}</MutedText>
				</div>
				<TextLink
					touch="block"
					href={`${path(paths.checkout)}?step=address&q=#open`}
					className="text-14 font-semibold"
				>
					{t('address.changeDistrict')}
				</TextLink>
			</Card>
			<PlaceFields fields={fields} villages={district.villages} isTyped={isTyped} />
		</StepForm>
	)
}
