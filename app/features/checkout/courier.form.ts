import { z } from 'zod'
import { isNoAddress } from '#app/domain/person-name.ts'
import { lineOf } from '#app/domain/plain-text.ts'
import { offerKey, type ShippingOffer } from '#app/domain/shipping.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** Values of the form's fields; all but the first are an agent's. */
export type CourierFields = Partial<
	Record<'shipping' | 'senderName' | 'phone' | 'phoneCountry', string>
>

/**
 * A courier that serves the address and, for an agent, the parcel's sender: name and phone (E.164), or neither for the
 * shop. The website API refuses a sender of somebody who is no agent.
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
