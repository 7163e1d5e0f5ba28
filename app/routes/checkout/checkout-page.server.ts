import type { AppLoadContext } from '@remix-run/node'
import { vendorOf } from '#app/api/shipping.server.ts'
import type { Quote } from '#app/domain/order.ts'
import { methodOf, payeesOf } from '#app/domain/payment.ts'
import { localPhone } from '#app/domain/phone.ts'
import { offerKey } from '#app/domain/shipping.ts'
import type { SavedAddress } from '#app/domain/saved-address.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import { addressView } from '#app/features/address/address-view.ts'
import { offerGroups } from '#app/features/checkout/offers.ts'
import {
	isPickup,
	openStep,
	pickupKey,
	progress,
	type Answers,
} from '#app/features/checkout/progress.ts'
import { formatWeight, summaryOf } from '#app/features/checkout/summary.ts'
import type { CheckoutView } from '#app/features/checkout/view.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { searchDistricts } from './district-search.server.ts'
import { ownAddresses } from './own-addresses.server.ts'

/** Everything the checkout page shows, priced by the website API at this very moment. */
export async function checkoutPage(context: AppLoadContext, address: URL): Promise<CheckoutView> {
	const saved = await ownAddresses(context)
	const answers = context.checkout.current()
	const text = address.searchParams.get('q')
	const [quote, methods, district, search] = await orRespond(
		Promise.all([
			currentQuote(context),
			context.api.payments.methods(),
			answers.district ? context.api.regions.get(answers.district) : null,
			searchDistricts(context, text),
		]),
	)
	const payees = payeesOf(methods)
	const payee = payees.find(({ code }) => code === answers.bank)
	const states = progress(
		answers,
		{ courierServes: quote.shippingPrice !== null, bankKnown: payee !== undefined },
		address.searchParams.get('step'),
	)
	const offer = quote.offers.find((each) => offerKey(each) === answers.shipping)
	return {
		step: openStep(states),
		states,
		summary: summaryOf(quote),
		contact: {
			name: answers.name ?? '',
			phone: answers.phone ? localPhone(answers.phone) : '',
			email: answers.email ?? '',
		},
		address: {
			isPickup: isPickup(answers),
			pickupOffered: quote.offers.some((each) => offerKey(each) === pickupKey),
			district,
			isSearching: !district || text !== null,
			search,
			village: answers.village ?? '',
			postcode: answers.postcode ?? '',
			street: answers.street ?? '',
			courierNote: answers.courierNote ?? '',
			saved: saved.map((each) => savedView(each, answers)),
		},
		courier: {
			groups: offerGroups(quote.offers),
			weight: formatWeight(quote.weightGrams),
			chosen: answers.shipping ?? '',
			chosenName: offer ? offer.methodName : '',
			isGone: Boolean(answers.shipping) && quote.shippingPrice === null,
		},
		payment: {
			payees,
			chosen: payee?.code ?? '',
			chosenName: payee?.name ?? '',
		},
		order: {
			note: answers.note ?? '',
			formKey: context.newFormKey(),
			expectedTotal: quote.total,
			cartVersion: context.cart.current().version,
		},
		begun: context.tracking ? begunEvent(quote) : undefined,
		formToken: context.formToken(),
		hemat: context.hemat,
		isCustomer: context.customer.current() !== null,
	}
}

function savedView(saved: SavedAddress, answers: Answers) {
	const { id, label, contact, lines } = addressView(saved)
	const isChosen = (['village', 'postcode', 'street'] as const).every(
		(part) => saved[part] === answers[part],
	)
	return { id, label, contact, place: lines.join(', '), isChosen }
}

function begunEvent({ lines, subTotal }: Quote) {
	const goods = lines.map(({ id, productName, price, quantity }) => ({
		...{ variantId: id, name: productName, price, quantity },
	}))
	return shopEvent('begin_checkout', goods, { value: subTotal })
}

/** The basket with the choices made so far. @throws ApiError */
export function currentQuote(context: AppLoadContext) {
	const answers = context.checkout.current()
	const [vendor = '', method] = (answers.shipping ?? '').split('/')
	return context.api.orders.quote({
		lines: context.cart.current().lines,
		district: isPickup(answers) ? undefined : answers.district || undefined,
		vendor: vendorOf(vendor),
		method: method || undefined,
		payment: methodOf(answers.bank ?? ''),
	})
}
