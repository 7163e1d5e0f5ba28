import type { AppLoadContext } from '@remix-run/node'
import { listShippingOffers } from '#contract/shipping.ts'
import { usualDates } from '#app/features/catalog/offers-view.ts'
import { orNull } from '#app/http/or-null.ts'
import { knownDistrict } from '../catalog/shipping-estimate.server.ts'

/** The days on which the usual courier brings the cart to the visitor's district; null: it or they are unknown. */
export async function cartArrival(context: AppLoadContext) {
	const { lines } = context.cart.current()
	const known = lines.length === 0 ? null : await knownDistrict(context, new URLSearchParams())
	if (known === null) return null
	const body = { district: known.code, lines }
	const found = await orNull(context.call(listShippingOffers, { body }, { optional: true }))
	const days = found && usualDates(found, context)
	return days ? { days, place: `${known.name}, ${known.city}` } : null
}
