import type { SubmissionResult } from '@conform-to/dom'
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import type { CheckoutForm } from '#app/features/checkout/progress.ts'
import type { Refusal } from '#app/features/checkout/view.ts'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'

/** The form that a step was sent. @throws a redirect to the cart when nothing is left in it */
export async function readStepForm({ context, request }: ActionFunctionArgs): Promise<FormData> {
	const form = await request.formData()
	if (context.cart.current().lines.length === 0) throw leaveEmpty(context)
	return form
}

/** Nothing to check out: back to the cart with words. */
export function leaveEmpty(context: AppLoadContext) {
	context.flash({ type: 'info', key: 'checkout:emptyCart' })
	return goTo(context.locale, paths.cart)
}

/** 422: what was typed in that form, with what is wrong. */
export function refuse(form: CheckoutForm, result: SubmissionResult<string[]>) {
	return reply<Refusal>({ form, result }, 422)
}

/** 303 to the step that is open now; the browser scrolls to it. */
export function goToOpenStep({ locale }: AppLoadContext, query: '' | `?step=${string}` = '') {
	return goTo(locale, `${paths.checkout}${query}#open`)
}
