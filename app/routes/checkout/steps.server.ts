import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { ApiError } from '#app/api/failures.ts'
import { addressForm } from '#app/features/checkout/address.form.ts'
import { contactForm } from '#app/features/checkout/contact.form.ts'
import { courierForm } from '#app/features/checkout/courier.form.ts'
import { districtForm } from '#app/features/checkout/district.form.ts'
import { payeesOf } from '#app/domain/payment.ts'
import { paymentForm } from '#app/features/checkout/payment.form.ts'
import { pickupKey } from '#app/features/checkout/progress.ts'
import { paths } from '#app/paths.ts'
import { goTo } from '#app/http/go-to.ts'
import { savedChoiceForm } from '#app/features/checkout/saved-address.form.ts'
import { currentQuote } from './choices.server.ts'
import { draftOf } from './own-addresses.server.ts'
import { placeOrder } from './place-order.server.ts'
import { refuse } from './refuse.server.ts'
import { submitCode, submitSavings } from './savings.server.ts'

const forms = z
	.enum([
		'contact',
		'saved',
		'district',
		'address',
		'pickup',
		'courier',
		'savings',
		'code',
		'payment',
		'order',
	])
	.nullable()
	.catch(null)

/** Takes one of the page's forms: a refusal, or 303 to what comes next. @throws ApiError */
export async function takeForm(context: AppLoadContext, form: FormData) {
	switch (forms.parse(form.get('form'))) {
		case 'contact':
			return submitContact(context, form)
		case 'saved':
			return submitSaved(context, form)
		case 'district':
			return submitDistrict(context, form)
		case 'address':
			return submitAddress(context, form)
		case 'pickup':
			return submitPickup(context)
		case 'courier':
			return submitCourier(context, form)
		case 'savings':
			return submitSavings(context, form)
		case 'code':
			return submitCode(context, form)
		case 'payment':
			return submitPayment(context, form)
		case 'order':
			return placeOrder(context, form)
		case null:
			return next(context)
	}
}

function submitContact(context: AppLoadContext, form: FormData) {
	const submission = parseWithZod(form, { schema: contactForm })
	if (submission.status !== 'success') return refuse('contact', submission.reply())
	context.checkout.put(submission.value)
	return next(context)
}

async function submitSaved(context: AppLoadContext, form: FormData) {
	const submission = parseWithZod(form, { schema: savedChoiceForm })
	if (submission.status !== 'success') return refuse('address', submission.reply())
	const addresses = context.customer.current() ? await context.api.addresses.list() : []
	const chosen = addresses.find(({ id }) => id === submission.value.saved)
	if (chosen === undefined) {
		return refuse(
			'address',
			submission.reply({ fieldErrors: { saved: ['checkout:saved.required'] } }),
		)
	}
	context.checkout.put(draftOf(chosen))
	return next(context)
}

async function submitDistrict(context: AppLoadContext, form: FormData) {
	const submission = parseWithZod(form, { schema: districtForm })
	if (submission.status !== 'success') return refuse('address', submission.reply())
	const { district, postcode } = submission.value
	if (!(await isKnown(context, district))) {
		return refuse(
			'address',
			submission.reply({ fieldErrors: { district: ['checkout:district.unknown'] } }),
		)
	}
	const moved = district !== context.checkout.current().district
	context.checkout.put({
		district,
		...(moved ? { village: '', postcode: postcode ?? '', shipping: '' } : {}),
	})
	return next(context, '?step=address')
}

function submitAddress(context: AppLoadContext, form: FormData) {
	const submission = parseWithZod(form, { schema: addressForm })
	if (submission.status !== 'success') return refuse('address', submission.reply())
	const isPickup = context.checkout.current().shipping === pickupKey
	context.checkout.put({ ...submission.value, ...(isPickup ? { shipping: '' } : {}) })
	return next(context)
}

function submitPickup(context: AppLoadContext) {
	context.checkout.put({ shipping: pickupKey })
	return next(context)
}

async function submitCourier(context: AppLoadContext, form: FormData) {
	const { offers } = await currentQuote(context)
	const submission = parseWithZod(form, { schema: courierForm(offers) })
	if (submission.status !== 'success') return refuse('courier', submission.reply())
	context.checkout.put(submission.value)
	return next(context)
}

async function submitPayment(context: AppLoadContext, form: FormData) {
	const [methods, { total, wallet }] = await Promise.all([
		context.api.payments.methods(),
		currentQuote(context),
	])
	const schema = paymentForm(payeesOf(methods), wallet.balance >= total)
	const submission = parseWithZod(form, { schema })
	if (submission.status !== 'success') return refuse('payment', submission.reply())
	const { bank, useWallet = '' } = submission.value
	context.checkout.put({ bank, useWallet })
	return next(context)
}

/** 303 to the step that is open now; the browser scrolls to it. */
function next(context: AppLoadContext, query = '') {
	return goTo(context.locale, `${paths.checkout}${query}#open`)
}

async function isKnown({ api }: AppLoadContext, district: string): Promise<boolean> {
	try {
		await api.regions.get(district)
		return true
	} catch (error) {
		if (error instanceof ApiError && error.failure === 'missing') return false
		throw error
	}
}
