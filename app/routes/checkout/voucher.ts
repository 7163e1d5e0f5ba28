import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { ApiError } from '#app/api/failures.ts'
import { voucherCodeForm } from '#app/features/checkout/savings.form.ts'
import type { Refusal } from '#app/features/checkout/view.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { currentChoices } from './choices.server.ts'
import { goToOpenStep, readStepForm, refuse } from './step-form.server.ts'

/** A voucher code: a usable one is selected; for another the website API's reason is shown. */
export async function action(args: ActionFunctionArgs) {
	const { context } = args
	const submission = parseWithZod(await readStepForm(args), { schema: voucherCodeForm })
	if (submission.status !== 'success') return refuse('voucher', submission.reply())
	const { code } = submission.value
	const refuseCode = (message: string, status: number) =>
		reply<Refusal>(
			{ form: 'voucher', result: submission.reply(), problem: { kind: 'other', message } },
			status,
		)
	try {
		const voucher = await context.api.vouchers.check(code, currentChoices(context))
		if (voucher.unavailableReason !== null) return refuseCode(voucher.unavailableReason, 422)
		context.checkout.put(
			voucher.isForShipping ? { shippingVoucher: code } : { productVoucher: code },
		)
		return goToOpenStep(context, '?step=savings')
	} catch (error) {
		if (error instanceof ApiError && error.failure === 'missing') {
			return refuseCode(error.message, 422)
		}
		if (error instanceof ApiError && error.failure === 'too-many') {
			return refuseCode(error.message, 429)
		}
		throw asResponse(error)
	}
}

export { default } from './page.tsx'
