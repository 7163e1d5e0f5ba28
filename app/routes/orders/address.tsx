import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { type FieldMetadata, useForm } from '@conform-to/react'
import { ApiError } from '#app/api/failures.ts'
import { correctOwnAddress } from '#contract/customer-order-step.ts'
import { correctGuestAddress } from '#contract/guest-order.ts'
import { orderAddressForm } from '#app/features/orders/address.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { knownOrder } from './known-order.server.ts'
import { numberIn, orderFor } from './order-for.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['orders', 'checkout'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const number = numberIn(request)
	const { order, back } = await orderFor(context, number)
	if (!order?.address) return goTo(context.locale, paths.orderLookUp)
	if (!order.canCorrectAddress) return packed(context, back)
	const { districtName, village, postcode, street, courierNote } = order.address
	return {
		number: order.number,
		back,
		district: districtName,
		values: { name: order.customerName, village, postcode, street, courierNote },
		formToken: context.formToken(),
		title: translator(context.locale)('orders:address.title', { number: order.number }),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const number = numberIn(request)
	const { isOwn, back } = await orderFor(context, number)
	const submission = parseWithZod(await request.formData(), { schema: orderAddressForm })
	if (submission.status !== 'success') return reply(submission.reply(), 422)
	const known = knownOrder(context, number)
	const { name, ...address } = submission.value
	const body = { name, address }
	try {
		if (isOwn) await context.call(correctOwnAddress, { number, body })
		else if (known === undefined) return goTo(context.locale, paths.orderLookUp)
		else await context.call(correctGuestAddress, { body: { ...known, ...body } })
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		if (error.failure === 'conflict') return packed(context, back)
		if (error.failure !== 'unavailable') throw asResponse(error)
		return reply(submission.reply({ formErrors: ['my-orders:refused.unavailable'] }), 503)
	}
	context.flash({ type: 'success', key: 'my-orders:said.address' })
	return goTo(context.locale, back)
}

function packed(context: AppLoadContext, back: `/${string}`) {
	context.flash({ type: 'error', key: 'my-orders:refused.packed' })
	return goTo(context.locale, back)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Corrects recipient and address of a placed order; the district stays, since it makes the shipping price. */
export default function Address() {
	const result = useAnswer<typeof action>()
	const { number, back, district, values, formToken } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({
		id: 'order-address',
		lastResult: result,
		defaultValue: values,
	})
	const errors = summaryErrors(form, t)
	return (
		<Container narrow page>
			<PageHeader title={t('orders:address.title', { number })}>
				{t('orders:address.lead', { district })}
			</PageHeader>
			<FieldForm
				form={form}
				action={path(paths.orderAddress(number))}
				formToken={formToken}
				summary={t('orders:confirmation.summary', { count: errors.length })}
				errors={errors}
			>
				<AddressFields fields={fields} />
				<div className="flex flex-wrap items-center gap-3">
					<Button variant="primary" pending={sending}>
						{t('orders:address.submit')}
					</Button>
					<ButtonLink variant="quiet" href={path(back)}>
						{t('orders:address.keep')}
					</ButtonLink>
				</div>
			</FieldForm>
		</Container>
	)
}

type Fields = FieldsOf<typeof orderAddressForm>

type AddressFieldsProps = { fields: { [Name in keyof Fields]: FieldMetadata<string, Fields> } }

function AddressFields({ fields }: AddressFieldsProps) {
	const { t } = useTranslation(['orders', 'checkout'])
	return (
		<>
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('orders:address.name.label')}
				autoComplete="name"
				maxLength={100}
			/>
			<TextField
				{...fieldProps(fields.village, t)}
				label={t('checkout:address.village.label')}
				maxLength={100}
			/>
			<TextField
				{...fieldProps(fields.postcode, t)}
				label={t('checkout:address.postcode.label')}
				help={t('checkout:address.postcode.help')}
				inputMode="numeric"
				autoComplete="postal-code"
				maxLength={10}
			/>
			<TextField
				{...fieldProps(fields.street, t)}
				label={t('checkout:address.street.label')}
				help={t('checkout:address.street.help')}
				autoComplete="street-address"
				maxLength={300}
			/>
			<TextField
				{...fieldProps(fields.courierNote, t)}
				label={t('checkout:address.courierNote.label')}
				help={t('checkout:address.courierNote.help')}
				maxLength={300}
			/>
		</>
	)
}
