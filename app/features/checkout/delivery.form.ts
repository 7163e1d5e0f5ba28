import type { FieldsOf } from '#web/domain/form-fields.ts'
import { z } from 'zod'
import { hasLetter, isNoAddress } from '#app/domain/person-name.ts'
import { lineOf } from '#web/domain/plain-text.ts'
import type { Payee } from '#app/domain/payment.ts'
import { isMobile } from '#web/domain/phone.ts'
import type { ShippingOffer } from '#contract/shipping.ts'
import { needsMobile } from '#contract/shipping-methods.ts'
import { offerKey } from '#app/domain/shipping.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** Values of the form's fields; sender and phone are an agent's. */
export type DeliveryFields = FieldsOf<typeof deliveryForm>

/** What there is to choose from. */
type Choices = {
	offers: ShippingOffer[]
	payees: Payee[]
	isDigitalOnly: boolean
	/** Of the recipient, E.164. */
	phone: string
}

/**
 * A courier that serves the address, and a payee. An agent also names the parcel's sender: name and phone (E.164), or
 * neither for the shop. The website API refuses a sender of somebody who is no agent. No payee is chosen where the wallet
 * may pay the whole total.
 */
export function deliveryForm({ offers, payees, isDigitalOnly, phone }: Choices) {
	const courier = z
		.string({ error: 'checkout:courier.required' })
		.refine(
			(value) => offers.some((offer) => offerKey(offer) === value),
			'checkout:courier.unknown',
		)
		.refine(
			(value) =>
				isMobile(phone) || !offers.some((offer) => offerKey(offer) === value && needsMobile(offer)),
			'checkout:courier.needsMobile',
		)
	const form = z.object({
		shipping: isDigitalOnly ? z.literal('').optional() : courier,
		bank: z
			.string()
			.refine((value) => payees.some((payee) => payee.code === value), 'checkout:payment.unknown')
			.optional(),
		useWallet: z.literal('on').optional(),
		insured: z.literal('on').optional(),
		senderName: z
			.string()
			.overwrite(lineOf)
			.refine(hasLetter, 'checkout:contact.name.short')
			.max(100, 'checkout:contact.name.long')
			.refine(isNoAddress, 'common:form.nameAddress')
			.optional(),
		phone: phoneText({ required: 'checkout:courier.sender.phone.required' }).optional(),
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
		.refine(({ bank, useWallet }) => Boolean(bank) || useWallet === 'on', {
			path: ['bank'],
			message: 'checkout:payment.required',
			// Reported together with the errors of other fields.
			when: () => true,
		})
		.transform(({ senderName = '', phone = '', useWallet = '', insured = '', ...rest }) => ({
			shipping: rest.shipping ?? '',
			bank: rest.bank ?? '',
			useWallet,
			insured,
			senderName,
			senderPhone: phone,
		}))
}
