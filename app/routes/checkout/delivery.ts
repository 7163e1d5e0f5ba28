import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { codRefusal } from '#contract/cash-on-delivery.ts'
import { listPaymentMethods } from '#contract/payment.ts'
import { payeesOf } from '#app/domain/payment.ts'
import { deliveryForm } from '#app/features/checkout/delivery.form.ts'
import { isPickup } from '#app/features/checkout/progress.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { currentQuote } from './choices.server.ts'
import { quoteAndVouchers } from './savings.server.ts'
import { goToOpenStep, leadToForm, readStepForm, refuse } from './step-form.server.ts'

export const loader = leadToForm

/** Courier and payee. */
export async function action(args: ActionFunctionArgs) {
	const { context } = args
	const { call, checkout } = context
	const form = await readStepForm(args)
	const [{ list: methods }, quote] = await orRespond(
		Promise.all([call(listPaymentMethods, {}), currentQuote(context)]),
	)
	const schema = deliveryForm({
		...quote,
		// Without the wallet, whose part is known once it is chosen: what is then too little is asked for again.
		payees: payeesOf(methods, quote.total - quote.walletPaid, quote.cod),
		phone: checkout.current().phone ?? '',
	})
	const submission = parseWithZod(form, { schema })
	if (submission.status !== 'success') return refuse('delivery', submission.reply())
	const chosen = submission.value
	const { total, walletBalance } =
		chosen.bank === '' ? (await orRespond(quoteAndVouchers(context, chosen))).quote : quote
	if (chosen.bank === '' && walletBalance < total) {
		const fieldErrors = { bank: ['checkout:payment.required'] }
		return refuse('delivery', submission.reply({ fieldErrors }))
	}
	if (chosen.bank === 'COD') {
		const [vendor = ''] = chosen.shipping.split('/')
		const { quote: wanted } = await orRespond(quoteAndVouchers(context, chosen))
		const refusal = codRefusal(wanted.cod, {
			vendor,
			total: wanted.total,
			wallet: wanted.walletPaid,
		})
		if (refusal !== null) {
			const fieldErrors = { bank: [`checkout:payment.cod.${refusal}`] }
			return refuse('delivery', submission.reply({ fieldErrors }))
		}
	}
	const isNewPickup = isPickup(chosen) && !isPickup(checkout.current())
	checkout.put(chosen)
	// Where the order is collected is chosen in the step before.
	const mustChoosePlace = isNewPickup && context.site.pickupPlaces.length > 1
	return goToOpenStep(context, mustChoosePlace ? { step: 'address' } : undefined)
}

export { clientAction, clientLoader, default } from './page.tsx'
