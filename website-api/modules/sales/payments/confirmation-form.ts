import type { Context } from 'hono'
import { decode } from '#contract/message-codec.ts'
import { PaymentConfirmation } from '#contract/payment.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readMultipart } from '#website-api/modules/platform/uploads/multipart.ts'

/** The multipart body of a payment confirmation. 413 too large, 415 another type, 422 with errors per field. */
export async function readConfirmation(
	c: Context<AppEnv>,
): Promise<{ request: PaymentConfirmation; proof: Uint8Array }> {
	const { request, files } = await readMultipart(c, PaymentConfirmation, {
		name: 'PROOF',
		maxFiles: 1,
		tooLarge: 'PROOF_TOO_LARGE',
		tooMany: 'BODY_TOO_LARGE',
	})
	const [proof] = files
	if (proof === undefined) throw fieldProblem('PROOF', { message: 'PROOF_REQUIRED' })
	return { request: decode(PaymentConfirmation, request), proof }
}
