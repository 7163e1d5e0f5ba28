import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { addressForm } from '#app/features/checkout/address.form.ts'
import { isPickup } from '#app/features/checkout/progress.ts'
import { goToOpenStep, readStepForm, refuse } from './step-form.server.ts'

export async function action(args: ActionFunctionArgs) {
	const { checkout } = args.context
	const submission = parseWithZod(await readStepForm(args), { schema: addressForm })
	if (submission.status !== 'success') return refuse('address', submission.reply())
	// Choosing an address after pickup: a courier has to be selected.
	checkout.put({ ...submission.value, ...(isPickup(checkout.current()) ? { shipping: '' } : {}) })
	return goToOpenStep(args.context)
}

export { default } from './page.tsx'
