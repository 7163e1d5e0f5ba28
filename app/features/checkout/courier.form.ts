import { z } from 'zod'
import { offerKey, type ShippingOffer } from '#app/domain/shipping.ts'

/** One of the couriers that serve the address. */
export function courierForm(offers: ShippingOffer[]) {
	return z.object({
		shipping: z
			.string({ error: 'checkout:courier.required' })
			.refine(
				(value) => offers.some((offer) => offerKey(offer) === value),
				'checkout:courier.unknown',
			),
	})
}
