import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { AddressStep } from './AddressStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { CourierStep } from './CourierStep.tsx'
import { DistrictStep } from './DistrictStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PaymentAnswer } from './PaymentAnswer.tsx'
import { PickupForm } from './PickupForm.tsx'
import { placeOf } from './place.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import { SavingsAnswer } from './SavingsAnswer.tsx'
import { SavingsStep } from './SavingsStep.tsx'
import type { CheckoutStep } from './progress.ts'
import { StepSection } from './StepSection.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type CheckoutStepsProps = { page: CheckoutView; refusal: Refusal | undefined }

/** The numbered parts of checkout, one of them open. */
export function CheckoutSteps({ page, refusal }: CheckoutStepsProps) {
	const { t } = useTranslation('checkout')
	const { states, contact, address, courier, payment, order, formToken, steps } = page
	const numberOf = (step: CheckoutStep) => steps.indexOf(step) + 1
	const refused = refusal?.step === page.step ? refusal.result : undefined
	// Two forms stand in one step: each is told only of its own.
	const isOfSaved = refused?.initialValue?.form === 'saved'
	const result = isOfSaved ? undefined : refused
	return (
		<div>
			<StepSection
				step="contact"
				number={numberOf('contact')}
				state={states.contact}
				title={t('contact.title')}
				answer={<Answer lines={[contact.name, contact.phone, contact.email]} />}
			>
				<ContactStep values={contact} result={result} formToken={formToken} />
			</StepSection>
			{steps.includes('address') ? (
				<>
					<StepSection
						step="address"
						number={numberOf('address')}
						state={states.address}
						title={t('address.title')}
						answer={
							<Answer lines={address.isPickup ? [t('pickup.title')] : addressLines(address)} />
						}
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
						number={numberOf('courier')}
						state={states.courier}
						title={t('courier.title')}
						answer={
							<Answer
								lines={[
									courier.chosenName,
									page.summary.isShippingFree ? t('courier.free') : page.summary.shipping,
									address.isPickup ? null : senderLine(courier.sender, t),
								]}
							/>
						}
					>
						<CourierStep courier={courier} result={result} formToken={formToken} />
					</StepSection>
				</>
			) : null}
			<StepSection
				step="savings"
				number={numberOf('savings')}
				state={states.savings}
				title={t('savings.title')}
				answer={<SavingsAnswer savings={page.savings} />}
			>
				<SavingsStep
					savings={page.savings}
					refusal={refusal?.step === 'savings' ? refusal : undefined}
					formToken={formToken}
				/>
			</StepSection>
			<StepSection
				step="payment"
				number={numberOf('payment')}
				state={states.payment}
				title={t('payment.title')}
				answer={<PaymentAnswer payment={payment} />}
			>
				<PaymentStep payment={payment} result={result} formToken={formToken} />
			</StepSection>
			<StepSection
				step="review"
				number={numberOf('review')}
				state={states.review}
				title={t('review.title')}
				answer={null}
			>
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

function senderLine(sender: CheckoutView['courier']['sender'], t: TFunction<'checkout'>) {
	return sender?.name ? t('courier.sender.answer', { ...sender }) : null
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
