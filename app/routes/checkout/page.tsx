import { useActionData, useOutletContext } from '@remix-run/react'
import { CheckoutScreen } from '#app/features/checkout/CheckoutScreen.tsx'
import type { CheckoutView, Refusal } from '#app/features/checkout/view.ts'

/** The checkout page, the same in all of its routes: one that refused its form says why. */
export default function CheckoutPage() {
	return (
		<CheckoutScreen page={useOutletContext<CheckoutView>()} refusal={useActionData<Refusal>()} />
	)
}
