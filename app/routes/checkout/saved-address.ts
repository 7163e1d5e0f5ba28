import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { listAddresses } from '#contract/address.ts'
import { districtOf } from '#app/domain/region.ts'
import { savedChoiceForm } from '#app/features/checkout/saved-address.form.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { draftOf } from './own-addresses.server.ts'
import { goToOpenStep, leadToForm, readStepForm, refuse } from './step-form.server.ts'

export const loader = leadToForm

export async function action(args: ActionFunctionArgs) {
	const { context } = args
	const submission = parseWithZod(await readStepForm(args), { schema: savedChoiceForm })
	if (submission.status !== 'success') return refuse('saved-address', submission.reply())
	const { list } = context.customer.current()
		? await orRespond(context.call(listAddresses, {}))
		: { list: [] }
	const chosen = list.find(({ id }) => id === submission.value.saved)
	if (chosen === undefined) {
		const fieldErrors = { saved: ['checkout:saved.required'] }
		return refuse('saved-address', submission.reply({ fieldErrors }))
	}
	context.checkout.put(draftOf(chosen))
	context.district.remember(districtOf(chosen))
	return goToOpenStep(context)
}

export { clientAction, clientLoader, default } from './page.tsx'
