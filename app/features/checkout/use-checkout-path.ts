import { useLocation } from '@remix-run/react'
import { usePath } from '#app/i18n/use-path.ts'
import { paths, withQuery } from '#app/paths.ts'
import type { CheckoutForm } from './progress.ts'

/** The parameter of the page's address that names a direct purchase; null: the cart is bought. */
export function useDirectPurchase(): string | null {
	return new URLSearchParams(useLocation().search).get('buy')
}

/** Makes addresses of the checkout page, or of one of its forms, for the purchase that the page is about. */
export function useCheckoutPath() {
	const path = usePath()
	const buy = useDirectPurchase() ?? undefined
	return (form: CheckoutForm | null, query: { step?: string; q?: string } = {}) =>
		path(withQuery(form === null ? paths.checkout : paths.checkoutForm(form), { buy, ...query }))
}
