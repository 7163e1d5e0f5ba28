import { getOrder } from '#contract/customer-order.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { multipartOf } from '#contract/endpoint-call.ts'
import { requestReturn } from '#contract/return-step.ts'
import { ApiError } from '#app/api/failures.ts'
import { requestForm } from '#app/features/returns/request.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'
import { refusedPictures } from '../orders/picture-refusal.server.ts'
import { readPictureForm } from '../orders/picture-form.server.ts'

/** Requests a return: 303 to its page, or the form with errors. */
export async function sendRequest(context: AppLoadContext, number: string, request: Request) {
	const form = await readPictureForm(request)
	const order = await orRespond(context.call(getOrder, { number }))
	// Limited by the ordered units, not by the returnable ones: when the form is sent twice, the first request has
	// reduced them.
	const maxQuantities = new Map(order.lines.map(({ position, quantity }) => [position, quantity]))
	const submission = parseWithZod(form, { schema: requestForm(maxQuantities) })
	if (submission.status !== 'success') {
		const result = submission.reply({ hideFields: ['pictures'] })
		return reply({ result, sentKey: undefined }, 422)
	}
	const { formKey, pictures, lines, description } = submission.value
	try {
		const requested = { order: order.number, lines, description }
		const found = await context.call(requestReturn, {
			form: multipartOf(requestReturn, requested, pictures),
			idempotencyKey: formKey,
		})
		context.flash({ type: 'success', key: 'returns:request.said' })
		return goTo(context.locale, paths.profile.return(found.number))
	} catch (error) {
		const { result, status, headers } = refusedPictures(error, submission, {
			RETURN_NOT_POSSIBLE: 'returns:request.notPossible',
			KEY_REUSED: 'returns:request.keyReused',
			lines: 'returns:request.quantityWrong',
			description: 'returns:request.descriptionShort',
		})
		// It is unknown whether the first attempt succeeded: the same key finds out.
		const outcomeUnknown = error instanceof ApiError && error.failure === 'unavailable'
		return reply({ result, sentKey: outcomeUnknown ? formKey : undefined }, status, headers)
	}
}
