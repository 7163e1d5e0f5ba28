import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { savingsForm } from '#app/features/checkout/savings.form.ts'
import { goToOpenStep, leadToForm, readStepForm, refuse } from './step-form.server.ts'

export const loader = leadToForm

export async function action(args: ActionFunctionArgs) {
	const form = await readStepForm(args)
	// An empty field means that no voucher is wanted: it must not become an absent one.
	const submission = parseWithZod(form, { schema: savingsForm, disableAutoCoercion: true })
	if (submission.status !== 'success') return refuse('savings', submission.reply())
	const { useCoins, ...vouchers } = submission.value
	const coins = useCoins === undefined ? {} : { useCoins: useCoins === 'on' ? 'on' : '' }
	args.context.checkout.put({ ...vouchers, ...coins })
	return goToOpenStep(args.context)
}

export { clientAction, clientLoader, default } from './page.tsx'
