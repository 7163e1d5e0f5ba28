import type { SubmissionResult } from '@conform-to/dom'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { type CheckoutForm, requestedStep } from '#app/features/checkout/progress.ts'
import type { Refusal } from '#app/features/checkout/view.ts'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { wantsDocument } from '#app/http/wants-document.ts'
import { paths, type Path, withQuery } from '#app/paths.ts'

/**
 * A GET of a form's address leads to the checkout page with the form's step open. After a refused form the address shows
 * the page itself, with the errors. @throws Response
 */
export function leadToForm({ context, request }: LoaderFunctionArgs): null {
	if (context.sendsForm || !wantsDocument(request)) return null
	const address = new URL(request.url)
	const step = requestedStep(address) ?? undefined
	const q = address.searchParams.get('q') ?? undefined
	throw goTo(context.locale, checkoutPath(context, { step, q }))
}

/** Reads the form of a step. @throws a redirect when the cart is empty */
export async function readStepForm({ context, request }: ActionFunctionArgs): Promise<FormData> {
	const form = await request.formData()
	if (context.checkout.goods().lines.length === 0) throw leaveEmpty(context)
	return form
}

/** Nothing is bought: redirects to the order that was placed with it, else to the cart, with a message. */
export function leaveEmpty(context: AppLoadContext) {
	const { checkout, recentOrders, locale } = context
	const isDirect = checkout.key !== null
	const placed = isDirect
		? checkout.orderNumber()
		: recentOrders.list().find(({ isOwn }) => isOwn)?.number
	if (placed) {
		if (!isDirect) context.flash({ type: 'info', key: 'checkout:placedBefore' })
		return goTo(locale, paths.orderSuccess(placed))
	}
	context.flash({ type: 'info', key: isDirect ? 'checkout:directGone' : 'checkout:emptyCart' })
	return goTo(locale, paths.cart)
}

/** 422: the submitted values with their errors. */
export function refuse(form: CheckoutForm, result: SubmissionResult<string[]>) {
	return reply<Refusal>({ form, result }, 422)
}

/** 303 to the next open step; the fragment scrolls to it. */
export function goToOpenStep(context: AppLoadContext, query?: { step?: string; q?: string }) {
	return goTo(context.locale, `${checkoutPath(context, query)}#open`)
}

/** The checkout page of the current purchase. */
function checkoutPath(
	{ checkout }: Pick<AppLoadContext, 'checkout'>,
	query: { step?: string; q?: string } = {},
): Path {
	return withQuery(paths.checkout, { buy: checkout.key ?? undefined, ...query })
}
