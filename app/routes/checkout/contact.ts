import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { contactForm } from '#app/features/checkout/contact.form.ts'
import { goToOpenStep, leadToForm, readStepForm, refuse } from './step-form.server.ts'

export const loader = leadToForm

export async function action(args: ActionFunctionArgs) {
	const submission = parseWithZod(await readStepForm(args), { schema: contactForm })
	if (submission.status !== 'success') return refuse('contact', submission.reply())
	const { area, ...contact } = submission.value
	args.context.checkout.put(contact)
	return goToOpenStep(args.context, area ? { step: 'address', q: area } : undefined)
}

export { clientAction, clientLoader, default } from './page.tsx'
