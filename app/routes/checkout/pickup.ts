import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { pickupForm } from '#app/features/checkout/pickup.form.ts'
import { pickupKey } from '#app/features/checkout/progress.ts'
import { goToOpenStep, leadToForm, readStepForm, refuse } from './step-form.server.ts'

export const loader = leadToForm

export async function action(args: ActionFunctionArgs) {
	const { checkout, site } = args.context
	const schema = pickupForm(site.pickupPlaces)
	const submission = parseWithZod(await readStepForm(args), { schema })
	if (submission.status !== 'success') return refuse('pickup', submission.reply())
	checkout.put({ shipping: pickupKey, ...submission.value })
	return goToOpenStep(args.context)
}

export { clientAction, clientLoader, default } from './page.tsx'
