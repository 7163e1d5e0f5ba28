import { PICTURE_TYPES } from '#contract/file-types.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { getOrder } from '#contract/customer-order.ts'
import { formatMoney } from '#web/domain/money.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldNotes } from '#web/ui/Field.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { plainId, RequestLine, type ReturnableLine } from '#app/features/returns/RequestLine.tsx'
import { sendRequest } from './send-request.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['returns', 'my-orders'] }

/** The returnable lines of a delivered order; redirects to the order when there are none. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const order = await orRespond(context.call(getOrder, { number: params.saleId ?? '' }))
	if (!order.canReturn) {
		context.flash({ type: 'info', key: 'returns:request.over' })
		throw goTo(context.locale, paths.profile.order(order.number))
	}
	return {
		number: order.number,
		lines: order.lines
			.filter(({ returnable }) => returnable > 0)
			.map((line) => ({
				position: line.position,
				name: line.productName,
				variantLabel: line.variantLabel,
				imageId: line.imageId,
				price: formatMoney(line.price),
				returnable: line.returnable,
			})),
		formKey: context.newFormKey(),
		formToken: context.formToken(),
		title: translator(context.locale)('returns:request.title'),
	}
}

export function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	return sendRequest(context, params.saleId ?? '', request)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Requests a return: products of an order, and reasons. */
export default function ReturnRequest() {
	const answer = useAnswer<typeof action>()
	const page = useLoaderData<typeof loader>()
	const { t } = useTranslation('returns')
	return (
		<>
			<PageHeader title={t('request.title')}>
				{t('request.lead', { number: page.number })}
			</PageHeader>
			<RequestForm page={page} result={answer?.result} sentKey={answer?.sentKey} />
		</>
	)
}

type RequestFormProps = {
	page: SerializeFrom<typeof loader>
	result: SubmissionResult<string[]> | undefined
	/** Idempotency key of the refused form. */
	sentKey: string | undefined
}

type Fields = {
	lines: { position: string; quantity: string; reason: string }[]
	description: string
	pictures: File
}

function RequestForm({ page, result, sentKey }: RequestFormProps) {
	const { number, lines, formKey, formToken } = page
	const { t } = useTranslation(['returns', 'my-orders'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({
		id: 'return',
		lastResult: result,
		defaultValue: { lines: lines.map(firstAnswer) },
	})
	const errors = summaryErrors(form, t).map((error) => ({
		...error,
		fieldId: error.fieldId && plainId(error.fieldId),
	}))
	const linesField = fieldProps(fields.lines, t)
	const orderPath = path(paths.profile.order(number))
	return (
		<FieldForm
			form={form}
			action={`${orderPath}/return`}
			formToken={formToken}
			summary={t('summary', { count: errors.length })}
			errors={errors}
			encType="multipart/form-data"
			className="max-w-168"
		>
			<input type="hidden" name="formKey" value={sentKey ?? formKey} />
			<fieldset id={linesField.id} tabIndex={-1}>
				<legend className="mb-2 font-semibold">{t('request.lines')}</legend>
				<FieldNotes id={linesField.id} errors={linesField.errors} />
				{fields.lines.getFieldList().map((field, at) => {
					const line = lines[at]
					return line ? (
						<RequestLine key={line.position} line={line} fields={field.getFieldset()} />
					) : null
				})}
			</fieldset>
			<TextArea
				{...fieldProps(fields.description, t)}
				rows={5}
				label={t('request.description')}
				help={t('request.descriptionHelp')}
				maxLength={2000}
			/>
			<ReturnPictures field={fields.pictures} hasErrors={errors.length > 0} />
			<div className="flex flex-wrap items-center gap-4">
				<Button variant="primary" size="large" pending={sending}>
					{t('request.submit')}
				</Button>
				<TextLink touch="block" href={orderPath}>
					{t('request.back')}
				</TextLink>
			</div>
		</FieldForm>
	)
}

type ReturnPicturesProps = { field: Parameters<typeof fieldProps>[0]; hasErrors: boolean }

/** Pictures of the damage; browsers do not restore files, so after an error they are selected again. */
function ReturnPictures({ field, hasErrors }: ReturnPicturesProps) {
	const { t } = useTranslation(['returns', 'my-orders'])
	const pictures = fieldProps(field, t)
	return (
		<FileField
			id={pictures.id}
			name={pictures.name}
			multiple
			errors={pictures.errors}
			again={hasErrors ? t('request.again') : undefined}
			label={t('request.pictures')}
			help={t('request.picturesHelp')}
			accept={PICTURE_TYPES}
			limit={{ bytes: maxFileBytes, error: t('my-orders:pictures.big') }}
		/>
	)
}

/** The only unit of an order with a single line is preselected. */
function firstAnswer({ position, returnable }: ReturnableLine, _at: number, all: unknown[]) {
	const quantity = all.length === 1 && returnable === 1 ? '1' : '0'
	return { position: String(position), quantity, reason: '' }
}
