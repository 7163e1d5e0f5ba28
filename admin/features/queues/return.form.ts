import { z } from 'zod'
import { REFUND_TARGETS } from '#contract/order.ts'
import {
	answerReturn,
	approveReturn,
	receiveReturn,
	refundReturn,
	rejectReturn,
} from '#contract/staff-return.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'

/** The forms of a return's page, told apart by their button. Messages are text keys of `queues`. */
export const ReturnForm = z.discriminatedUnion('act', [
	z.object({ act: z.literal('approval') }),
	z.object({
		act: z.literal('rejection'),
		reason: z.string().trim().min(5, 'return.reasonMissing').max(500, 'return.reasonMissing'),
	}),
	z.object({ act: z.literal('receipt') }),
	z.object({
		act: z.literal('refund'),
		to: z.enum(REFUND_TARGETS, 'return.refundToMissing').optional(),
	}),
	z.object({
		act: z.literal('message'),
		message: z.string().trim().min(1, 'return.messageMissing').max(2_000, 'return.messageMissing'),
	}),
])
export type ReturnForm = z.infer<typeof ReturnForm>

/** Performs the step of a form. */
export function stepReturn(api: OperatorApi, number: string, form: ReturnForm) {
	switch (form.act) {
		case 'approval':
			return api.tryCall(approveReturn, { number })
		case 'rejection':
			return api.tryCall(rejectReturn, { number, body: { reason: plain(form.reason) } })
		case 'receipt':
			return api.tryCall(receiveReturn, { number })
		case 'refund':
			return api.tryCall(refundReturn, { number, body: { to: form.to } })
		case 'message':
			return api.tryCall(answerReturn, { number, body: { message: plain(form.message) } })
	}
}

const plain = (text: string) => text.replaceAll('\r\n', '\n')
