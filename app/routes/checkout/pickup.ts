import type { ActionFunctionArgs } from '@remix-run/node'
import { pickupKey } from '#app/features/checkout/progress.ts'
import { goToOpenStep, readStepForm } from './step-form.server.ts'

export async function action(args: ActionFunctionArgs) {
	await readStepForm(args)
	args.context.checkout.put({ shipping: pickupKey })
	return goToOpenStep(args.context)
}

export { default } from './page.tsx'
