import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { UNSENT_ORDER_STATUSES } from '#contract/order-statuses.ts'
import {
	correctStaffOrder,
	listOrderCorrections,
	stepOrderBack,
	type CorrectedCourier,
} from '#contract/order-correction.ts'
import { readStaffOrder, type StaffOrder } from '#contract/staff-order.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { CorrectForm, correctionOf } from '#admin/features/orders/correct.form.ts'
import { CorrectFields, type CorrectView } from '#admin/features/orders/CorrectFields.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { localPhone } from '#web/domain/phone.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const stepsBack = ['PROCESSING', 'SHIPPING'] as const

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.process')
	const number = args.params.number ?? ''
	const [order, { couriers }] = await Promise.all([
		api.call(readStaffOrder, { number }),
		api.call(listOrderCorrections, { number }),
	])
	return {
		title: pageTitle(locale, 'orders:correct.title', { number: order.number }),
		view: correctView(order, couriers),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const number = args.params.number ?? ''
	const parsed = parseForm(await args.request.formData(), CorrectForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const form = parsed.value
	const answer =
		form.act === 'back'
			? await staff.api.tryCall(stepOrderBack, { number, body: { reason: form.backReason } })
			: await staff.api.tryCall(correctStaffOrder, { number, body: correctionOf(form) })
	const done = form.act === 'back' ? 'orders:correct.back.done' : 'orders:correct.done'
	if (answer.ok) staff.notices.put(noticeOf(staff, done))
	else noteConflict(staff, answer)
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}

function correctView(order: StaffOrder, couriers: CorrectedCourier[]): CorrectView {
	const { status, address } = order
	const [shipment] = order.shipments
	const isDelivered = address !== null
	const isUnsent = UNSENT_ORDER_STATUSES.some((one) => one === status)
	return {
		number: order.number,
		can: {
			tracking: isDelivered && (status === 'SHIPPING' || status === 'DELIVERED'),
			courier: isDelivered && (isUnsent || status === 'SHIPPING') && couriers.length > 0,
			person: isUnsent,
			address: isDelivered && isUnsent,
		},
		// What is paid to the courier was never confirmed as paid.
		back:
			order.cod !== null && status === 'PROCESSING'
				? null
				: (stepsBack.find((one) => one === status) ?? null),
		district: address?.districtName ?? '',
		courierName: shipment ? shipment.methodName : '',
		couriers: couriers
			.filter(({ vendorCode }) => vendorCode !== 'SELF_PICKUP')
			.map(({ vendorCode, vendorMethod, name }) => ({
				value: `${vendorCode}/${vendorMethod}`,
				label: name,
			})),
		values: {
			tracking: shipment?.trackingNumber ?? '',
			name: order.customerName,
			phone: localPhone(order.customerPhone),
			street: address?.street ?? '',
			village: address?.village ?? '',
			postcode: address?.postcode ?? '',
			courierNote: address?.courierNote ?? '',
			note: order.note,
		},
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CorrectPage() {
	const { view } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('orders')
	const { number, can } = view
	const href = `/orders/${number}`
	const hasFields = can.tracking || can.courier || can.person || can.address
	return (
		<>
			<PageHead title={t('correct.title', { number })} back={{ href, label: number }} />
			<div className="grid max-w-160 gap-4">
				<FormErrors rejected={rejected} ns="orders" />
				{hasFields ? (
					<PostForm className="grid gap-4 rounded-card border border-line bg-ground p-5">
						<p className="text-14 text-mute">{t('correct.text')}</p>
						<CorrectFields view={view} rejected={rejected} />
						<ReasonField name="reason" rejected={rejected} />
						<div className="flex flex-wrap gap-2">
							<Button variant="primary" name="act" value="correct">
								{t('correct.submit')}
							</Button>
							<ButtonLink href={href} variant="quiet">
								{t('correct.keep')}
							</ButtonLink>
						</div>
					</PostForm>
				) : (
					<p>{t('correct.nothing')}</p>
				)}
				{view.back ? (
					<Panel id="back" title={t('correct.back.title')}>
						<PostForm className="grid gap-4">
							<p className="text-14 text-mute">{t(`correct.back.${view.back}`)}</p>
							<ReasonField name="backReason" rejected={rejected} />
							<div>
								<Button name="act" value="back">
									{t('correct.back.submit')}
								</Button>
							</div>
						</PostForm>
					</Panel>
				) : null}
			</div>
		</>
	)
}

type ReasonProps = { name: 'reason' | 'backReason'; rejected: RejectedForm | undefined }

function ReasonField({ name, rejected }: ReasonProps) {
	const { t } = useTranslation('orders')
	return (
		<TextField
			id={name}
			name={name}
			maxLength={200}
			autoComplete="off"
			label={t('correct.reason')}
			help={t('correct.reasonHelp')}
			defaultValue={rejected?.values[name]}
			errors={fieldErrors(rejected, t)(name)}
			required
		/>
	)
}
