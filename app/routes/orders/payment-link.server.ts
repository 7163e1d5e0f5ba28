import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import {
	addressPaymentLink,
	type LinkedDraft,
	openPaymentLink,
	orderPaymentLink,
} from '#contract/payment-link.ts'
import { getDistrict } from '#contract/region.ts'
import { ApiError } from '#app/api/failures.ts'
import { methodOf, onlineMethodOf, paymentFacts } from '#app/domain/payment.ts'
import { addressForm, placeOf } from '#app/features/checkout/address.form.ts'
import { placesOf, placeViews, type PlaceView } from '#app/features/checkout/place-view.ts'
import {
	linkCourierForm,
	linkPayForm,
	linkPersonForm,
} from '#app/features/payment-link/link.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { paths, withQuery } from '#app/paths.ts'
import { searchPlaces } from '../checkout/district-search.server.ts'
import { startQuietly } from './online-payment.server.ts'

/** The token of an address; undefined: it has none of the right form. */
export function linkToken(text: string | null): string | undefined {
	return text !== null && /^[A-Za-z0-9_-]{43}$/.test(text) ? text : undefined
}

/** The villages to choose from: those searched for, otherwise those of the district that is written already. */
export async function placesFor(context: AppLoadContext, typed: string | null, draft: LinkedDraft) {
	const search = await searchPlaces(context, typed)
	if (search.text !== '') return { search, places: placeViews(search.matches) }
	const code = draft.address?.district ?? ''
	const found = code === '' ? 'missing' : await orMissing(context.call(getDistrict, { code }))
	const places: PlaceView[] = found === 'missing' ? [] : placeViews(placesOf(found))
	return { search, places }
}

/** The forms of a link's page. */
export async function submitLink(
	context: AppLoadContext,
	token: string | undefined,
	form: FormData,
) {
	if (token === undefined) return goTo(context.locale, paths.orderLookUp)
	const act = form.get('do')
	if (act === 'open') return openOrder(context, token)
	if (act === 'courier') return chooseCourier(context, token, form)
	return act === 'order' ? order(context, token, form) : writeAddress(context, token, form)
}

const here = (token: string) => withQuery(paths.orderLink, { token })

/** The order in this browser, which may then look it up and pay it. */
async function openOrder(context: AppLoadContext, token: string) {
	const linked = await orMissing(context.call(openPaymentLink, { body: { token } }))
	if (linked === 'missing' || !linked.lookUp) return goTo(context.locale, here(token))
	const { number, phone, key } = linked.lookUp
	context.recentOrders.remember({ number, phone, key })
	const isOnline = linked.order?.status === 'PENDING' && linked.order.paymentMethod === 'ONLINE'
	return goTo(context.locale, isOnline ? paths.orderPayment(number) : paths.orderSuccess(number))
}

async function writeAddress(context: AppLoadContext, token: string, form: FormData) {
	const person = parseWithZod(form, { schema: linkPersonForm })
	const needsPlace = form.has('street')
	const place = needsPlace ? placeOf(form.get('place')) : undefined
	const found = place
		? await orMissing(context.call(getDistrict, { code: place.district }))
		: 'missing'
	const address = needsPlace
		? parseWithZod(form, { schema: addressForm(found === 'missing' ? null : found) })
		: undefined
	if (person.status !== 'success' || (address && address.status !== 'success')) {
		const said = person.reply()
		return reply(
			{ ...said, status: 'error' as const, error: { ...said.error, ...address?.reply().error } },
			422,
		)
	}
	const body = { token, ...person.value, version: versionIn(form), address: address?.value ?? null }
	try {
		await context.call(addressPaymentLink, { body })
		return goTo(context.locale, here(token))
	} catch (error) {
		return refused(context, token, error, (errors) =>
			reply(person.reply({ fieldErrors: errors }), 422),
		)
	}
}

async function chooseCourier(context: AppLoadContext, token: string, form: FormData) {
	const submission = parseWithZod(form, { schema: linkCourierForm })
	if (submission.status !== 'success') return reply(submission.reply(), 422)
	const { version, courier } = submission.value
	const linked = await orMissing(context.call(openPaymentLink, { body: { token } }))
	if (linked === 'missing' || !linked.draft) return goTo(context.locale, here(token))
	const { name, phone, email, address } = linked.draft
	const body = { token, version, name, phone, email, address, courier }
	try {
		await context.call(addressPaymentLink, { body })
		return goTo(context.locale, here(token))
	} catch (error) {
		return refused(context, token, error, () =>
			reply(submission.reply({ formErrors: ['checkout:problem.stale'] }), 422),
		)
	}
}

async function order(context: AppLoadContext, token: string, form: FormData) {
	const submission = parseWithZod(form, { schema: linkPayForm })
	if (submission.status !== 'success') return reply(submission.reply(), 422)
	const { payee, version, expectedTotal } = submission.value
	const payment = methodOf(payee)
	const online = onlineMethodOf(payee)
	const bank = paymentFacts[payment].hasAccounts ? payee : undefined
	try {
		const placed = await context.call(orderPaymentLink, {
			body: { token, version, expectedTotal, payment, bank, online },
		})
		const { number, customerPhone: phone, lookUpKey: key } = placed
		if (online) await startQuietly(context, { number, phone, key }, online)
		context.recentOrders.remember({ number, phone, isOwn: true, key })
		context.rememberDevice()
		return goTo(context.locale, paths.orderSuccess(number))
	} catch (error) {
		return refused(context, token, error, () =>
			reply(submission.reply({ formErrors: ['orders:link.refused'] }), 422),
		)
	}
}

/** The page again with what changed meanwhile, or with errors of fields. @throws Response */
function refused<R>(
	context: AppLoadContext,
	token: string,
	error: unknown,
	invalid: (errors: Record<string, string[]>) => R,
) {
	if (!(error instanceof ApiError)) throw error
	if (error.failure === 'invalid') return invalid({})
	if (error.failure !== 'conflict' && error.failure !== 'missing') throw asResponse(error)
	if (error.failure === 'conflict' && error.code !== 'DRAFT_ENDED') {
		context.flash({ type: 'error', key: 'orders:link.changed' })
	}
	return goTo(context.locale, here(token))
}

const versionIn = (form: FormData) => Number(form.get('version')) || 0
