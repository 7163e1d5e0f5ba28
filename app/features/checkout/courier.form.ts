import { z } from 'zod'
import { isNoAddress } from '#app/domain/person-name.ts'
import { lineOf } from '#app/domain/plain-text.ts'
import { offerKey, type ShippingOffer } from '#app/domain/shipping.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** What the form's fields hold; all but the first are an agent's. */
export type CourierFields = Partial<
	Record<'shipping' | 'senderName' | 'phone' | 'phoneCountry', string>
>

/**
 * One of the couriers that serve the address and, of an agent, who the parcel says that it comes from: a name
 * with its phone (E.164), or neither; both come out empty for the shop. Who is no agent is refused by the order.
 */
export function courierForm(offers: ShippingOffer[]) {
	const form = z.object({
		shipping: z
			.string({ error: 'checkout:courier.required' })
			.refine(
				(value) => offers.some((offer) => offerKey(offer) === value),
				'checkout:courier.unknown',
			),
		senderName: z
			.string()
			.overwrite(lineOf)
			.min(3, 'checkout:contact.name.short')
			.max(60, 'checkout:contact.name.long')
			.refine(isNoAddress, 'common:form.nameAddress')
			.optional(),
		phone: phoneText({
			required: 'checkout:courier.sender.phone.required',
			invalid: (fault) => `checkout:contact.phone.${fault}`,
		}).optional(),
	})
	return withPhoneCountry(form)
		.refine(({ senderName, phone }) => senderName !== undefined || phone === undefined, {
			path: ['senderName'],
			message: 'checkout:courier.sender.name.required',
		})
		.refine(({ senderName, phone }) => senderName === undefined || phone !== undefined, {
			path: ['phone'],
			message: 'checkout:courier.sender.phone.required',
		})
		.transform(({ shipping, senderName = '', phone = '' }) => ({
			shipping,
			senderName,
			senderPhone: phone,
		}))
}
