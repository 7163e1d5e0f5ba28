import { useTranslation } from 'react-i18next'
import { AddressStep } from './AddressStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { CourierStep } from './CourierStep.tsx'
import { DistrictStep } from './DistrictStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PickupForm } from './PickupForm.tsx'
import { placeOf } from './place.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import { StepSection } from './StepSection.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type CheckoutStepsProps = { page: CheckoutView; refusal: Refusal | undefined }

/** The numbered parts of checkout, one of them open. */
export function CheckoutSteps({ page, refusal }: CheckoutStepsProps) {
	const { t } = useTranslation('checkout')
	const { states, contact, address, courier, payment, order, formToken } = page
	const refused = refusal?.step === page.step ? refusal.result : undefined
	// Two forms stand in one step: each is told only of its own.
	const isOfSaved = refused?.initialValue?.form === 'saved'
	const result = isOfSaved ? undefined : refused
	return (
		<div>
			<StepSection
				step="contact"
				state={states.contact}
				title={t('contact.title')}
				answer={<Answer lines={[contact.name, contact.phone, contact.email]} />}
			>
				<ContactStep values={contact} result={result} formToken={formToken} />
			</StepSection>
			<StepSection
				step="address"
				state={states.address}
				title={t('address.title')}
				answer={<Answer lines={address.isPickup ? [t('pickup.title')] : addressLines(address)} />}
			>
				{address.saved.length > 0 ? (
					<SavedAddresses
						saved={address.saved}
						result={isOfSaved ? refused : undefined}
						formToken={formToken}
					/>
				) : null}
				{address.isSearching || address.district === null ? (
					<DistrictStep address={address} result={result} formToken={formToken} />
				) : (
					<AddressStep
						address={address}
						district={address.district}
						result={result}
						formToken={formToken}
					/>
				)}
				{address.pickupOffered ? <PickupForm formToken={formToken} /> : null}
			</StepSection>
			<StepSection
				step="courier"
				state={states.courier}
				title={t('courier.title')}
				answer={
					<Answer
						lines={[
							courier.chosenName,
							page.summary.isShippingFree ? t('courier.free') : page.summary.shipping,
						]}
					/>
				}
			>
				<CourierStep courier={courier} result={result} formToken={formToken} />
			</StepSection>
			<StepSection
				step="payment"
				state={states.payment}
				title={t('payment.title')}
				answer={
					<Answer
						lines={[
							payment.chosen === 'QRIS'
								? payment.chosenName
								: t('payment.transfer', { bank: payment.chosenName }),
						]}
					/>
				}
			>
				<PaymentStep payment={payment} result={result} formToken={formToken} />
			</StepSection>
			<StepSection step="review" state={states.review} title={t('review.title')} answer={null}>
				<ReviewStep
					order={order}
					total={page.summary.total}
					refusal={refusal?.step === 'review' ? refusal : undefined}
					formToken={formToken}
				/>
			</StepSection>
		</div>
	)
}

function addressLines(address: CheckoutView['address']): string[] {
	const { street, village, district, postcode, courierNote } = address
	const place = district ? `${village}, ${district.name}` : village
	return [street, place, district ? `${placeOf(district)} ${postcode}` : postcode, courierNote]
}

function Answer({ lines }: { lines: (string | null)[] }) {
	return (
		<>
			{lines.filter(Boolean).map((line, index) => (
				<p key={index}>{line}</p>
			))}
		</>
	)
}
