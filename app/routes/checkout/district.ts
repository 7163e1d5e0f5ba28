import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { districtForm } from '#app/features/checkout/district.form.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { goToOpenStep, readStepForm, refuse } from './step-form.server.ts'

export async function action(args: ActionFunctionArgs) {
	const { context } = args
	const submission = parseWithZod(await readStepForm(args), { schema: districtForm })
	if (submission.status !== 'success') return refuse('district', submission.reply())
	const { district, postcode } = submission.value
	if ((await orMissing(context.api.regions.get(district))) === 'missing') {
		const fieldErrors = { district: ['checkout:district.unknown'] }
		return refuse('district', submission.reply({ fieldErrors }))
	}
	const hasMoved = district !== context.checkout.current().district
	context.checkout.put({
		district,
		...(hasMoved ? { village: '', postcode: postcode ?? '', shipping: '' } : {}),
	})
	return goToOpenStep(context, '?step=address')
}

export { default } from './page.tsx'
