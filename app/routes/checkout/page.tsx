import { useActionData, useOutletContext } from '@remix-run/react'
import { CheckoutScreen } from '#app/features/checkout/CheckoutScreen.tsx'
import type { CheckoutView, Refusal } from '#app/features/checkout/view.ts'
import { noForm } from '#app/http/no-form.server.ts'

/** The page's data is its parent's. */
export const loader = () => null

export const action = noForm

/** Script has nothing to request for a form's address. */
export const clientLoader = () => null

/** The checkout page, shared by all of its routes; after a refusal with the errors. */
export default function CheckoutPage() {
	return (
		<CheckoutScreen page={useOutletContext<CheckoutView>()} refusal={useActionData<Refusal>()} />
	)
}
