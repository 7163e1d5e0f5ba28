import type { AppLoadContext } from '@remix-run/node'
import type { Sent } from '#contract/message.ts'
import { getQuote, type QuoteRequest } from '#contract/quote.ts'
import { pinParts } from '#contract/pin-answer.ts'
import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { methodOf } from '#app/domain/payment.ts'
import { isPickup } from '#app/features/checkout/progress.ts'

/** The choices made so far, with those that are about to be made, as parameters of a quote. */
export function currentChoices(
	context: AppLoadContext,
	about: Partial<CheckoutDraft> = {},
): Sent<typeof QuoteRequest> {
	const answers = { ...context.checkout.current(), ...about }
	const [vendor = '', method] = (answers.shipping ?? '').split('/')
	return {
		lines: context.checkout.goods().lines,
		district: isPickup(answers) ? undefined : answers.district || undefined,
		vendor: vendorOf(vendor),
		method: method || undefined,
		payment: methodOf(answers.bank ?? ''),
		phone: answers.phone || undefined,
		email: answers.email || undefined,
		village: answers.village || undefined,
		postcode: answers.postcode || undefined,
		street: answers.street || undefined,
		...pinParts(answers.pin ?? ''),
		productVoucher: answers.productVoucher || undefined,
		shippingVoucher: answers.shippingVoucher || undefined,
		insured: answers.insured === 'on',
		useCoins: answers.useCoins === 'on',
		useWallet: answers.useWallet === 'on',
	}
}

/** The vendor code as a checkout draft stores it; undefined for none. */
export function vendorOf(code: string): string | undefined {
	return code === '' ? undefined : code
}

/** The quote of what is bought with these choices. @throws ApiError */
export function currentQuote(context: AppLoadContext, about?: Partial<CheckoutDraft>) {
	return context.call(getQuote, { body: currentChoices(context, about) })
}
