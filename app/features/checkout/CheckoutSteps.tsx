import { AddressStep } from './AddressStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { StepProps } from './view.ts'

/** The numbered steps of checkout, one of them open. */
export function CheckoutSteps(props: StepProps) {
	return (
		<div>
			<ContactStep {...props} />
			<AddressStep {...props} />
			<DeliveryStep {...props} />
			<ReviewStep {...props} />
		</div>
	)
}
