import type { AppLoadContext } from '@remix-run/node'
import { type Address, MAX_ADDRESSES } from '#contract/address.ts'
import { contactOf, type CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { formatMoney } from '#web/domain/money.ts'
import { mapPage } from '#contract/pin-answer.ts'
import { cityAndProvince } from '#app/domain/region.ts'
import { payeesOf } from '#app/domain/payment.ts'
import { localPhone } from '#web/domain/phone.ts'
import { kilogramsBySize, offerKey, serviceName } from '#app/domain/shipping.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import type { Quote } from '#contract/quote.ts'
import { listPaymentMethods } from '#contract/payment.ts'
import { type DistrictWithVillages, getDistrict } from '#contract/region.ts'
import { addressView } from '#app/features/address/address-view.ts'
import { addressValues, placesOf, placeViews } from '#app/features/checkout/place-view.ts'
import { offerGroups } from '#app/features/checkout/offers.ts'
import { isKnownPlace } from '#app/features/checkout/pickup.form.ts'
import {
	isPickup,
	openStep,
	pickupKey,
	progress,
	stepsFor,
	requestedStep,
} from '#app/features/checkout/progress.ts'
import { summaryOf } from '#app/features/checkout/summary.ts'
import { weight } from '#app/features/product-cards/decimal.ts'
import type { PlaceSearch } from '#app/features/regions/district-search.ts'
import type { CheckoutView } from '#app/features/checkout/view.ts'
import { pickupPlaceView } from '#app/features/texts/pickup-place-view.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { paths, withQuery } from '#app/paths.ts'
import { searchPlaces } from './district-search.server.ts'
import { ownAddresses } from './own-addresses.server.ts'
import {
	answersOf,
	appliedVouchers,
	quoteAndVouchers,
	savingsView,
	wantedVouchers,
} from './savings.server.ts'

/** Data of the checkout page, with current prices of the website API. */
export async function checkoutPage(context: AppLoadContext, address: URL): Promise<CheckoutView> {
	const saved = await ownAddresses(context)
	const isMember = context.customer.current() !== null
	const answers = context.checkout.current()
	const contact = contactOf(answers)
	const text = address.searchParams.get('q')
	const [{ quote, offered }, { list: methods }, district, search] = await orRespond(
		Promise.all([
			quoteAndVouchers(context),
			context.call(listPaymentMethods, {}),
			answers.district ? context.call(getDistrict, { code: answers.district }) : null,
			searchPlaces(context, text),
		]),
	)
	const applied = appliedVouchers(wantedVouchers(answers, offered), quote)
	const payees = payeesOf(methods, quote.total - quote.walletPaid, quote.cod)
	const payee = payees.find(({ code }) => code === answers.bank)
	const pickup = pickupView(context, quote, answers)
	const terms = {
		courierServes: quote.shippingPrice !== null,
		bankKnown: payee !== undefined || isSettled(quote),
		isDigitalOnly: quote.isDigitalOnly,
		isPlaceGone: pickup.isGone,
	}
	const states = progress(answers, terms, requestedStep(address))
	return {
		step: openStep(states),
		states,
		steps: stepsFor(terms),
		needsSearch: !terms.isDigitalOnly && !answers.district && !isPickup(answers),
		summary: summaryOf(quote, { isMember, vouchers: applied, payee, proposed: payees[0] }),
		contact: { ...contact, phone: contact.phone && localPhone(contact.phone) },
		address: {
			isPickup: isPickup(answers),
			...placesView(answers, district, search),
			mapPage: context.site.isPinAsked ? addressMapPage(answers, district) : null,
			saved: saved.map((each) => savedView(each, answers)),
			saves: isMember && saved.length < MAX_ADDRESSES ? answers.saveAddress !== 'off' : null,
		},
		pickup,
		courier: courierView(context, quote, answers),
		savings: savingsView(context, { offered, quote, applied, step: openStep(states) }),
		payment: {
			payees,
			chosen: payee ?? null,
			wallet: walletView(quote, answers),
			isSettled: isSettled(quote),
		},
		order: { ...orderView(context, quote, answers), ...answersOf(applied) },
		checkoutStarted: context.tracking ? checkoutStartedEvent(quote) : undefined,
		formToken: context.formToken(),
		dataSaver: context.dataSaver,
		isCustomer: isMember,
		direct: directView(context, quote),
	}
}

/** The villages found, or those of the district chosen before, and the values of the form. */
function placesView(
	answers: CheckoutDraft,
	district: DistrictWithVillages | null,
	search: PlaceSearch,
) {
	const isFound = search.outcome === 'found'
	const places = placeViews(
		isFound ? search.matches : district && search.outcome === 'idle' ? placesOf(district) : [],
	)
	const { village = '', postcode = '', street = '', courierNote = '', pin = '' } = answers
	return {
		district: district && { ...district },
		answers: { village, postcode, street, courierNote, pin },
		// The page shows the places; the matches would be sent to the browser a second time.
		search: { ...search, matches: search.matches.map(() => null) },
		places,
		values: addressValues(answers, places, search.text),
	}
}

/** A map that searches for as much of the address as is known. */
function addressMapPage(
	{ street = '', village = '' }: CheckoutDraft,
	district: DistrictWithVillages | null,
) {
	const place = district ? [district.name, cityAndProvince(district)] : []
	const known = [street, village, ...place].filter((part) => part !== '')
	return mapPage(known.length === 0 ? 'Indonesia' : known.join(', '))
}

function pickupView(
	{ site, now }: AppLoadContext,
	quote: Quote,
	answers: CheckoutDraft,
): CheckoutView['pickup'] {
	const places = site.pickupPlaces.map((place) => pickupPlaceView(place, now))
	const chosen = answers.pickupPlace || '0'
	return {
		isOffered: quote.offers.some((each) => offerKey(each) === pickupKey),
		places,
		chosen: places.find(({ id }) => id === chosen) ?? null,
		isGone: isPickup(answers) && !isKnownPlace(chosen, site.pickupPlaces),
	}
}

function courierView(
	{ locale, now }: AppLoadContext,
	quote: Quote,
	answers: CheckoutDraft,
): CheckoutView['courier'] {
	const offer = quote.offers.find((each) => offerKey(each) === answers.shipping)
	return {
		groups: offerGroups(quote.offers, { locale, now, packingDays: quote.packingDays }),
		isByTable: quote.isByTable,
		instant: quote.instant === 'OFFERED' ? null : quote.instant,
		weight: weight(quote.weightGrams, locale),
		kilogramsBySize: kilogramsBySize(quote.weightGrams, quote.offers),
		chosen: answers.shipping ?? '',
		chosenName: offer ? serviceName(offer) : '',
		proposed: answers.shipping ? '' : cheapest(quote.offers),
		isGone: Boolean(answers.shipping) && quote.shippingPrice === null,
		insurance: isPickup(answers) ? null : insuranceView(quote, answers),
		sender: quote.canDropship ? senderView(answers) : null,
	}
}

function insuranceView({ insurance }: Quote, { insured }: CheckoutDraft) {
	if (insurance === null) return null
	const { fee, isRequired } = insurance
	return { fee: formatMoney(fee), isRequired, isChosen: insured === 'on' }
}

/** The key of the cheapest offer that delivers; '' when there is none. */
function cheapest(offers: Quote['offers']): string {
	const [first] = offers
		.filter((offer) => offerKey(offer) !== pickupKey)
		.sort((a, b) => a.price - b.price)
	return first ? offerKey(first) : ''
}

function orderView(
	context: AppLoadContext,
	quote: Quote,
	answers: CheckoutDraft,
): Omit<CheckoutView['order'], 'productVoucher' | 'shippingVoucher'> {
	return {
		note: answers.note ?? '',
		formKey: context.newFormKey(),
		expectedTotal: quote.total,
		coins: quote.coinsSpent,
		wallet: quote.walletPaid,
		due: formatMoney(quote.total - quote.walletPaid),
		isSettled: isSettled(quote),
		cartVersion: context.checkout.goods().version,
	}
}

/** Where the only product of a direct purchase can be chosen anew. */
function directView({ checkout }: AppLoadContext, { lines }: Quote): CheckoutView['direct'] {
	if (checkout.key === null) return null
	const [line] = lines
	const product = line ? withQuery(paths.product(line.productSlug), { v: line.id }) : paths.products
	return { product }
}

/** The wallet pays the whole total. */
function isSettled({ total, walletPaid }: Quote): boolean {
	return total === walletPaid
}

function savedView(saved: Address, answers: CheckoutDraft) {
	const { id, label, contact, lines } = addressView(saved)
	const isChosen = (['village', 'postcode', 'street'] as const).every(
		(part) => saved[part] === answers[part],
	)
	return { id, label, contact, place: lines.join(', '), isChosen, isMain: saved.isMain }
}

function senderView({ senderName = '', senderPhone = '' }: CheckoutDraft) {
	return { name: senderName, phone: senderPhone && localPhone(senderPhone) }
}

function walletView({ walletBalance, walletPaid, total }: Quote, { useWallet }: CheckoutDraft) {
	if (walletBalance === 0) return null
	return {
		isUsed: useWallet === 'on',
		balance: formatMoney(walletBalance),
		pays: formatMoney(walletPaid),
		paysAll: walletBalance >= total,
	}
}

function checkoutStartedEvent({ lines, subTotal }: Quote) {
	const items = lines.map(({ id, productName, price, quantity }) => ({
		variantId: id,
		name: productName,
		price,
		quantity,
	}))
	return shopEvent('begin_checkout', items, { value: subTotal })
}
