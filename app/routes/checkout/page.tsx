import { useActionData, useOutletContext } from '@remix-run/react'
import { CheckoutScreen } from '#app/features/checkout/CheckoutScreen.tsx'
import type { CheckoutView, Refusal } from '#app/features/checkout/view.ts'

/** The checkout page, shared by all of its routes; after a refusal with the errors. */
export default function CheckoutPage() {
	return (
		<CheckoutScreen page={useOutletContext<CheckoutView>()} refusal={useActionData<Refusal>()} />
	)
}
