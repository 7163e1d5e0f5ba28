import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { savingsForm } from '#app/features/checkout/savings.form.ts'
import { goToOpenStep, readStepForm, refuse } from './step-form.server.ts'

export async function action(args: ActionFunctionArgs) {
	const submission = parseWithZod(await readStepForm(args), { schema: savingsForm })
	if (submission.status !== 'success') return refuse('savings', submission.reply())
	const { productVoucher, shippingVoucher, useCoins = '' } = submission.value
	args.context.checkout.put({ productVoucher, shippingVoucher, useCoins })
	return goToOpenStep(args.context)
}

export { default } from './page.tsx'
