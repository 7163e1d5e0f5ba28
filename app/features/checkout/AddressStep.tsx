import { useTranslation } from 'react-i18next'
import { AnswerLines, StepSection } from './StepSection.tsx'
import { DeliveryAddressForm } from './DeliveryAddressForm.tsx'
import { DistrictForm } from './DistrictForm.tsx'
import { PickupForm } from './PickupForm.tsx'
import { cityAndProvince } from '#app/domain/region.ts'
import { SavedAddresses } from './SavedAddresses.tsx'
import { resultOf, type CheckoutView, type StepProps } from './view.ts'

/** The delivery address: a saved one, a district with the rest of its address, or pickup. */
export function AddressStep({ page, refusal }: StepProps) {
	const { t } = useTranslation('checkout')
	const { address, formToken } = page
	const lines = address.isPickup ? [t('pickup.title')] : addressLines(address)
	return (
		<StepSection step="address" page={page} answer={<AnswerLines lines={lines} />}>
			{address.saved.length > 0 ? (
				<SavedAddresses
					saved={address.saved}
					result={resultOf('saved-address', refusal)}
					formToken={formToken}
				/>
			) : null}
			{address.isSearching || address.district === null ? (
				<DistrictForm
					address={address}
					result={resultOf('district', refusal)}
					formToken={formToken}
				/>
			) : (
				<DeliveryAddressForm
					address={address}
					district={address.district}
					result={resultOf('address', refusal)}
					formToken={formToken}
				/>
			)}
			{address.pickupOffered ? <PickupForm formToken={formToken} /> : null}
		</StepSection>
	)
}

function addressLines(address: CheckoutView['address']): string[] {
	const { street, village, district, postcode, courierNote } = address
	const place = district ? `${village}, ${district.name}` : village
	return [
		street,
		place,
		district ? `${cityAndProvince(district)} ${postcode}` : postcode,
		courierNote,
	]
}
