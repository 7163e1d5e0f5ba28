import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { cancelStaffOrder } from '#contract/order-step.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { refundBy } from '#admin/features/orders/refund-by.server.ts'
import { RefundTarget } from '#admin/features/orders/RefundTarget.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { CANCEL_REASONS, REFUND_TARGETS } from '#contract/order.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'

const CancelForm = z.object({
	reason: z.enum(CANCEL_REASONS, 'cancel.reasonMissing'),
	note: z
		.string()
		.transform((text) => text.replaceAll('\r\n', '\n').trim())
		.pipe(z.string().max(500, 'cancel.noteLong')),
	/** Only shown where a provider can give the money back. */
	to: z.enum(REFUND_TARGETS, 'refundTo.missing').optional(),
})

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.change')
	const number = args.params.number ?? ''
	const [order, by] = await Promise.all([
		api.call(readStaffOrder, { number }),
		refundBy({ api }, number),
	])
	return {
		title: pageTitle(locale, 'orders:cancel.title', { number: order.number }),
		number: order.number,
		buyer: order.customerName,
		total: formatMoney(order.total),
		by,
		paid: order.paid > 0 ? formatMoney(order.paid) : null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.change')
	const number = args.params.number ?? ''
	const form = await args.request.formData()
	const parsed = parseForm(form, CancelForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const answer = await staff.api.tryCall(cancelStaffOrder, { number, body: parsed.value })
	if (!answer.ok && answer.code === 'REFUND_NOT_BY_PROVIDER') {
		return refuseForm({ values: valuesOf(form), errors: { to: 'refundTo.tooMuch' } })
	}
	if (answer.ok) staff.notices.put(noticeOf(staff, 'orders:cancel.done', { number }))
	else noteConflict(staff, answer)
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CancelPage() {
	const { number, buyer, total, paid, by } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('orders')
	const field = formFields<typeof CancelForm>(rejected, t)
	const href = `/orders/${number}`
	return (
		<>
			<PageHead title={t('cancel.title', { number })} back={{ href, label: number }} />
			<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="orders" />
				<p>{t('cancel.text', { buyer, total })}</p>
				<Alert tone="warning" title={t('cancel.final')}>
					{paid === null ? t('cancel.stock') : t('cancel.refund', { paid })}
				</Alert>
				<SelectField
					{...field('reason', '')}
					required
					label={t('cancel.reason')}
					help={t('cancel.reasonHelp')}
					placeholder={t('cancel.reasonChoose')}
					options={CANCEL_REASONS.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
				/>
				<TextArea
					{...field('note')}
					rows={2}
					maxLength={500}
					optional={t('cancel.optional')}
					label={t('cancel.note')}
					help={t('cancel.noteHelp')}
				/>
				<RefundTarget by={by} chosen={rejected?.values.to} errors={field('to').errors} />
				<div className="flex flex-wrap gap-2">
					<Button variant="danger">{t('cancel.submit')}</Button>
					<ButtonLink href={href} variant="quiet">
						{t('cancel.keep')}
					</ButtonLink>
				</div>
			</PostForm>
		</>
	)
}
