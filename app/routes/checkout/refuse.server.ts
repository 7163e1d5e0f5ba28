import type { SubmissionResult } from '@conform-to/dom'
import type { CheckoutStep } from '#app/features/checkout/progress.ts'
import type { Refusal } from '#app/features/checkout/view.ts'
import { reply } from '#app/http/reply.ts'

/** 422: what was typed in that step, with what is wrong. */
export function refuse(step: CheckoutStep, result: SubmissionResult<string[]>) {
	return reply<Refusal>({ step, result }, 422)
}
