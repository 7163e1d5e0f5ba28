import type { Submission, SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { sendContactMessage } from '#contract/contact.ts'
import { contactForm } from '#app/features/content/contact.form.ts'
import { honeypotField } from '#app/features/forms/honeypot-field.ts'
import {
	formFailure,
	retryHeaders,
	type FormFailure,
	type FormTexts,
} from '#app/http/form-failure.ts'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'

export type MessageRefusal = { result: SubmissionResult<string[]>; formKey?: string }

/** Sends a contact message: 303 to its number, or the form with errors. */
export async function sendMessage(context: AppLoadContext, request: Request) {
	const submission = parseWithZod(await request.formData(), { schema: contactForm })
	if (submission.status !== 'success') {
		const honeypotHit =
			submission.error?.[honeypotField] !== null && submission.error?.[honeypotField]
		const errors = honeypotHit ? { formErrors: ['contact:trap'] } : {}
		return refuse(submission, { status: 422, errors })
	}
	const { formKey, [honeypotField]: _empty, ...message } = submission.value
	try {
		const { number } = await context.call(sendContactMessage, {
			body: message,
			idempotencyKey: formKey,
		})
		return goTo(context.locale, `${paths.contact}?sent=${encodeURIComponent(number)}`)
	} catch (error) {
		return refuse(submission, formFailure(error, texts), formKey)
	}
}

const texts: FormTexts = {
	codes: { KEY_REUSED: 'contact:stale' },
	failures: { unavailable: 'contact:unavailable', 'too-many': 'contact:tooMany' },
	fields: () => 'contact:refused',
}

/** The form again, with what was typed; the same key again only when the same message may be sent again. */
function refuse(
	submission: Submission<unknown, string[]>,
	{ status, errors, retryAfter }: FormFailure,
	formKey?: string,
) {
	const result = submission.reply({ ...errors, hideFields: [honeypotField, 'formKey'] })
	const retryKey = retryAfter === undefined ? undefined : formKey
	return reply<MessageRefusal>({ result, formKey: retryKey }, status, retryHeaders(retryAfter))
}
