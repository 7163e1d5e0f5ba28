import type { AppLoadContext } from '@remix-run/node'
import type { Sent } from '#contract/message.ts'
import type { OrderRequest } from '#contract/order-request.ts'
import { pinParts } from '#contract/pin-answer.ts'
import { contactOf, type CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { methodOf, onlineMethodOf, paymentFacts } from '#app/domain/payment.ts'
import { isKnownPlace } from '#app/features/checkout/pickup.form.ts'
import { isPickup, pickupKey } from '#app/features/checkout/progress.ts'
import { currentQuote, vendorOf } from './choices.server.ts'

/** What the shopper was shown: totals in whole rupiah, coins, and the vouchers that they count. */
type Shown = {
	expectedTotal: number
	coins: number
	wallet: number
	productVoucher?: string | undefined
	shippingVoucher?: string | undefined
}

/** Builds the order from the draft; undefined while a required answer is missing. @throws ApiError */
export async function orderRequest(
	context: AppLoadContext,
	note: string,
	{ expectedTotal, coins, wallet, productVoucher, shippingVoucher }: Shown,
): Promise<Sent<typeof OrderRequest> | undefined> {
	const answers = context.checkout.current()
	const contact = contactOf(answers)
	const delivery = await deliveryOf(context)
	const payment = paymentOf(answers.bank, wallet === expectedTotal)
	if (!contact.name || !contact.phone || !delivery || !payment) return undefined
	const { token, version, lines } = context.checkout.goods()
	const { agent, affiliate } = context.referrals()
	return {
		cartToken: token,
		cartVersion: version,
		lines,
		...contact,
		...delivery,
		...payment,
		note,
		insured: answers.insured === 'on',
		sender: delivery.address ? senderOf(answers) : undefined,
		productVoucher,
		shippingVoucher,
		coins,
		wallet,
		expectedTotal,
		agent,
		affiliate,
	}
}

function senderOf({ senderName: name, senderPhone: phone }: CheckoutDraft) {
	return name && phone ? { name, phone } : undefined
}

async function deliveryOf(context: AppLoadContext) {
	const answers = context.checkout.current()
	const { district, village, postcode = '', street, shipping } = answers
	const [vendorCode = '', method = ''] = (shipping ?? '').split('/')
	const vendor = vendorOf(vendorCode)
	const address =
		district && village && street
			? {
					district,
					village,
					postcode,
					street,
					courierNote: answers.courierNote ?? '',
					...pinParts(answers.pin ?? ''),
				}
			: null
	if (vendor && isPickup(answers)) {
		const chosen = answers.pickupPlace ?? ''
		const isKnown = isKnownPlace(chosen, context.site.pickupPlaces)
		if (isKnown) return { address: null, vendor, method, pickupPlace: Number(chosen) }
	} else if (vendor && address) return { address, vendor, method }
	// Digital products need no address and no courier.
	if (!(await currentQuote(context)).isDigitalOnly) return undefined
	const [pickup = '', pickupMethod = ''] = pickupKey.split('/')
	return { address: null, vendor: vendorOf(pickup) ?? 'SELF_PICKUP', method: pickupMethod } as const
}

function paymentOf(bank: string | undefined, isSettled: boolean) {
	if (isSettled) return { payment: 'WALLET', bank: undefined, online: undefined } as const
	if (!bank) return undefined
	const payment = methodOf(bank)
	return {
		payment,
		bank: paymentFacts[payment].hasAccounts ? bank : undefined,
		online: onlineMethodOf(bank),
	}
}
