import { z } from 'zod'

/** The forms of a return's page, told apart by their button. Messages are text keys of `queues`. */
export const ReturnForm = z.discriminatedUnion('act', [
	z.object({ act: z.literal('approval') }),
	z.object({
		act: z.literal('rejection'),
		reason: z.string().trim().min(5, 'return.reasonMissing').max(500, 'return.reasonMissing'),
	}),
	z.object({ act: z.literal('receipt') }),
	z.object({ act: z.literal('refund') }),
	z.object({
		act: z.literal('message'),
		message: z.string().trim().min(1, 'return.messageMissing').max(2_000, 'return.messageMissing'),
	}),
])
export type ReturnForm = z.infer<typeof ReturnForm>

/** The request body of a form. */
export function returnBody(form: ReturnForm): object | undefined {
	if (form.act === 'rejection') return { REJECT_REASON: form.reason.replaceAll('\r\n', '\n') }
	if (form.act === 'message') return { MESSAGE_TEXT: form.message.replaceAll('\r\n', '\n') }
	return undefined
}
