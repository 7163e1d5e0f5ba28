import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { voucherCodeForm } from '#app/features/checkout/savings.form.ts'
import type { Refusal } from '#app/features/checkout/view.ts'
import { reply } from '#app/http/reply.ts'
import { chooseVoucher } from './choose-voucher.server.ts'
import { goToOpenStep, leadToForm, readStepForm, refuse } from './step-form.server.ts'

export const loader = leadToForm

/** A voucher code: a usable one is selected; for another the website API's reason is shown. */
export async function action(args: ActionFunctionArgs) {
	const { context } = args
	const submission = parseWithZod(await readStepForm(args), { schema: voucherCodeForm })
	if (submission.status !== 'success') return refuse('voucher', submission.reply())
	const chosen = await chooseVoucher(context, submission.value.code)
	if (chosen.refused === null) return goToOpenStep(context)
	const problem = { kind: 'other' as const, message: chosen.refused }
	return reply<Refusal>({ form: 'voucher', result: submission.reply(), problem }, chosen.status)
}

export { clientAction, clientLoader, default } from './page.tsx'
