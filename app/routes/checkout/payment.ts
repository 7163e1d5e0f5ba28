import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { payeesOf } from '#app/domain/payment.ts'
import { paymentForm } from '#app/features/checkout/payment.form.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { currentQuote } from './choices.server.ts'
import { goToOpenStep, readStepForm, refuse } from './step-form.server.ts'

export async function action(args: ActionFunctionArgs) {
	const { api, checkout } = args.context
	const form = await readStepForm(args)
	const [methods, { total, wallet }] = await orRespond(
		Promise.all([api.payments.methods(), currentQuote(args.context)]),
	)
	const schema = paymentForm(payeesOf(methods), wallet.balance >= total)
	const submission = parseWithZod(form, { schema })
	if (submission.status !== 'success') return refuse('payment', submission.reply())
	const { bank, useWallet = '' } = submission.value
	checkout.put({ bank, useWallet })
	return goToOpenStep(args.context)
}

export { default } from './page.tsx'
