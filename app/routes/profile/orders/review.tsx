import { multipartOf } from '#contract/endpoint.ts'
import { getOrder } from '#contract/customer-order.ts'
import { reviewOrder } from '#contract/order-review.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { reviewForm } from '#app/features/orders/review.form.ts'
import { ReviewScreen } from '#app/features/orders/ReviewScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { readPictureForm } from './picture-form.server.ts'
import { refusedPictures } from './picture-refusal.server.ts'

export const handle = { i18n: ['my-orders'] }

/** The review of an order line; a line that can't be reviewed redirects to the order. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const number = params.saleId ?? ''
	const { lines } = await orRespond(context.call(getOrder, { number }))
	const requested = new URL(request.url).searchParams.get('line')
	const line = lines.find(({ position }) => String(position) === requested)
	if (!line?.isReviewable) throw goTo(context.locale, paths.profile.order(number))
	return {
		number,
		line: {
			position: line.position,
			name: line.productName,
			variantLabel: line.variantLabel,
			imageId: line.imageId,
		},
		formToken: context.formToken(),
		title: translator(context.locale)('my-orders:review.title'),
	}
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	const number = params.saleId ?? ''
	const form = await readPictureForm(request)
	const submission = parseWithZod(form, { schema: reviewForm })
	if (submission.status !== 'success') {
		return reply(withSent(form, submission.reply({ hideFields: ['pictures'] })), 422)
	}
	const { line: position, rating, text, pictures } = submission.value
	try {
		const form = multipartOf(reviewOrder, { position, rating, text }, pictures)
		await context.call(reviewOrder, { number, form })
		context.flash({ type: 'success', key: 'my-orders:said.review' })
		return goTo(context.locale, paths.profile.order(number))
	} catch (error) {
		const messages = { ALREADY_REVIEWED: 'my-orders:review.already' }
		const { result, status, headers } = refusedPictures(error, submission, messages)
		return reply(withSent(form, result), status, headers)
	}
}

/** Notes that the refused form had pictures, which its page cannot keep. */
function withSent(form: FormData, result: SubmissionResult<string[]>): SubmissionResult<string[]> {
	const isSent = form.getAll('pictures').some((file) => file instanceof File && file.size > 0)
	return isSent
		? { ...result, initialValue: { ...result.initialValue, sentPictures: 'yes' } }
		: result
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Review() {
	return (
		<ReviewScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
