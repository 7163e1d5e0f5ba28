import { PICTURE_TYPES } from '#contract/file-types.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import { multipartOf } from '#contract/endpoint-call.ts'
import { getOrder } from '#contract/customer-order.ts'
import { reviewOrder } from '#contract/order-review.ts'
import { reviewForm } from '#app/features/orders/review.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { reviewRatings } from '#app/domain/customer-order.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LinePicture } from '#app/features/orders/LinePicture.tsx'
import { readPictureForm } from './picture-form.server.ts'
import { refusedPictures } from './picture-refusal.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

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

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** A buyer's review of a product. */
export default function Review() {
	const page = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
	const { line } = page
	const { t } = useTranslation('my-orders')
	return (
		<>
			<PageHeader title={t('review.title')}>{t('review.lead')}</PageHeader>
			<div className="flex items-center mb-6 gap-3">
				{line.imageId === null ? null : <LinePicture id={line.imageId} />}
				<div>
					<p className="font-semibold">{line.name}</p>
					{line.variantLabel ? <MutedText>{line.variantLabel}</MutedText> : null}
				</div>
			</div>
			<ReviewForm page={page} result={result} />
		</>
	)
}

type ReviewFormProps = {
	page: SerializeFrom<typeof loader>
	result: SubmissionResult<string[]> | undefined
}

type Fields = FieldsOf<typeof reviewForm>

function ReviewForm({ page: { number, line, formToken }, result }: ReviewFormProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({ id: 'review', lastResult: result })
	const errors = summaryErrors(form, t)
	const rating = fieldProps(fields.rating, t)
	const pictures = fieldProps(fields.pictures, t)
	const orderPath = path(paths.profile.order(number))
	return (
		<FieldForm
			form={form}
			action={`${orderPath}/review?line=${line.position}`}
			formToken={formToken}
			summary={t('review.summary', { count: errors.length })}
			errors={errors}
			encType="multipart/form-data"
			className="max-w-168"
		>
			<input type="hidden" name="line" value={line.position} />
			<RadioCards
				{...rating}
				label={t('review.rating')}
				cards={reviewRatings.map((stars) => ({
					value: String(stars),
					title: t(`review.stars.${stars}`),
				}))}
			/>
			<TextArea
				{...fieldProps(fields.text, t)}
				rows={5}
				label={t('review.text')}
				optional={t('review.optional')}
				help={t('review.textHelp')}
				maxLength={4000}
			/>
			<FileField
				id={pictures.id}
				name={pictures.name}
				multiple
				errors={pictures.errors}
				label={t('review.pictures')}
				optional={t('review.optional')}
				help={t('review.picturesHelp')}
				again={result?.initialValue?.sentPictures ? t('review.again') : undefined}
				accept={PICTURE_TYPES}
				limit={{ bytes: maxFileBytes, error: t('pictures.big') }}
			/>
			<div className="flex flex-wrap items-center gap-4">
				<Button variant="primary" size="large" pending={sending}>
					{t('review.submit')}
				</Button>
				<TextLink touch="block" href={orderPath}>
					{t('review.back')}
				</TextLink>
			</div>
		</FieldForm>
	)
}
