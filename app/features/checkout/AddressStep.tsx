import { useTranslation } from '#app/i18n/use-translation.ts'
import { AnswerLines, StepSection } from './StepSection.tsx'
import { DistrictFinder } from '#app/features/regions/DistrictFinder.tsx'
import { PinLink } from '#app/features/regions/PinLink.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { AddressForm } from './AddressForm.tsx'
import { PickupForm } from './PickupForm.tsx'
import { cityAndProvince } from '#app/domain/region.ts'
import { SavedAddresses } from './SavedAddresses.tsx'
import { useCheckoutPath, useDirectPurchase } from './use-checkout-path.ts'
import { resultOf, type CheckoutView, type StepProps } from './view.ts'

/** The delivery address: a saved one, a village that is searched for with the street in it, or pickup. */
export function AddressStep({ page, refusal }: StepProps) {
	const { t } = useTranslation('checkout')
	const checkoutPath = useCheckoutPath()
	const buy = useDirectPurchase()
	const { address, pickup, formToken } = page
	const lines = address.isPickup
		? [t('pickup.title'), ...pickupLines(pickup)]
		: addressLines(address)
	return (
		<StepSection
			step="address"
			page={page}
			answer={<AddressAnswer lines={lines} pin={address.isPickup ? '' : address.answers.pin} />}
		>
			{pickup.isGone ? (
				<div className="mb-6">
					<Alert role="alert" tone="warning">
						{t('pickup.gone')}
					</Alert>
				</div>
			) : null}
			{address.saved.length > 0 ? (
				<SavedAddresses
					saved={address.saved}
					result={resultOf('saved-address', refusal)}
					formToken={formToken}
				/>
			) : null}
			<div className="mb-6 flex flex-col gap-4" role="search">
				<DistrictFinder
					action={`${checkoutPath(null)}#open`}
					hidden={{ step: 'address', ...(buy === null ? {} : { buy }) }}
					search={address.search}
					finds="place"
				/>
			</div>
			{address.places.length > 0 ? (
				<AddressForm
					address={address}
					result={resultOf('address', refusal)}
					formToken={formToken}
					saves={address.saves}
				/>
			) : null}
			{pickup.isOffered ? (
				<PickupForm pickup={pickup} result={resultOf('pickup', refusal)} formToken={formToken} />
			) : null}
		</StepSection>
	)
}

function AddressAnswer({ lines, pin }: { lines: (string | null)[]; pin: string }) {
	return (
		<>
			<AnswerLines lines={lines} />
			{pin === '' ? null : <PinLink pin={pin} />}
		</>
	)
}

/** Where the order is collected; the main place has no name beside its address unless there are others. */
function pickupLines({ chosen, places }: CheckoutView['pickup']) {
	return chosen ? [places.length > 1 ? chosen.name : null, chosen.address] : []
}

function addressLines(address: CheckoutView['address']): string[] {
	const { district } = address
	const { village, postcode, street, courierNote } = address.answers
	const place = district ? `${village}, ${district.name}` : village
	return [
		street,
		place,
		district ? `${cityAndProvince(district)} ${postcode}`.trimEnd() : postcode,
		courierNote,
	]
}
