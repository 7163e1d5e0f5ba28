import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { payeesOf } from '#app/domain/payment.ts'
import { deliveryForm } from '#app/features/checkout/delivery.form.ts'
import { isPickup } from '#app/features/checkout/progress.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { currentChoices, currentQuote } from './choices.server.ts'
import { goToOpenStep, readStepForm, refuse } from './step-form.server.ts'

/** Courier, payee, and the vouchers offered with them. */
export async function action(args: ActionFunctionArgs) {
	const { context } = args
	const { api, checkout } = context
	const form = await readStepForm(args)
	const [methods, quote] = await orRespond(
		Promise.all([api.payments.methods(), currentQuote(context)]),
	)
	const schema = deliveryForm({
		...quote,
		payees: payeesOf(methods),
		phone: checkout.current().phone ?? '',
	})
	const submission = parseWithZod(form, { schema })
	if (submission.status !== 'success') return refuse('delivery', submission.reply())
	const { productVoucher, shippingVoucher, ...chosen } = submission.value
	const { total, wallet } =
		chosen.bank === '' ? await orRespond(api.orders.quote(currentChoices(context, chosen))) : quote
	if (chosen.bank === '' && wallet.balance < total) {
		const fieldErrors = { bank: ['checkout:payment.required'] }
		return refuse('delivery', submission.reply({ fieldErrors }))
	}
	const isNewPickup = isPickup(chosen) && !isPickup(checkout.current())
	checkout.put(chosen)
	if (productVoucher || shippingVoucher) {
		await applyVouchers(context, { productVoucher, shippingVoucher })
	}
	// Where the order is collected is chosen in the step before.
	const mustChoosePlace = isNewPickup && context.site.pickupPlaces.length > 1
	return goToOpenStep(context, mustChoosePlace ? '?step=address' : '')
}

// The vouchers that hold with the courier and the payee now chosen; one that does not is left out.
async function applyVouchers(
	context: AppLoadContext,
	offered: { productVoucher?: string | undefined; shippingVoucher?: string | undefined },
) {
	const { voucherProblems } = await orRespond(
		context.api.orders.quote(currentChoices(context, offered)),
	)
	const isValid = (code: string | undefined) =>
		Boolean(code) && !voucherProblems.some((problem) => problem.code === code)
	const { productVoucher, shippingVoucher } = offered
	context.checkout.put({
		...(isValid(productVoucher) ? { productVoucher } : {}),
		...(isValid(shippingVoucher) ? { shippingVoucher } : {}),
	})
}

export { default } from './page.tsx'
