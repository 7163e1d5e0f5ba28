import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { courierForm } from '#app/features/checkout/courier.form.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { currentQuote } from './choices.server.ts'
import { goToOpenStep, readStepForm, refuse } from './step-form.server.ts'

export async function action(args: ActionFunctionArgs) {
	const form = await readStepForm(args)
	const { offers } = await orRespond(currentQuote(args.context))
	const submission = parseWithZod(form, { schema: courierForm(offers) })
	if (submission.status !== 'success') return refuse('courier', submission.reply())
	args.context.checkout.put(submission.value)
	return goToOpenStep(args.context)
}

export { default } from './page.tsx'
