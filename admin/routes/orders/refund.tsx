import { randomUUID } from 'node:crypto'
import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { refundPartOfOrder } from '#contract/order-payment.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { refundBy } from '#admin/features/orders/refund-by.server.ts'
import { RefundTarget } from '#admin/features/orders/RefundTarget.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { wholeRupiah } from '#admin/http/form-schemas.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { REFUND_REASONS, REFUND_TARGETS } from '#contract/order.ts'

const RefundPartForm = z.object({
	amount: wholeRupiah('refundPart.amountMissing', 1),
	reason: z.enum(REFUND_REASONS, 'refundPart.reasonMissing'),
	/** Idempotency key of this form. */
	key: z.uuid(),
	/** Only shown where a provider can give the money back. */
	to: z.enum(REFUND_TARGETS, 'refundTo.missing').optional(),
})

export async function loader(args: AdminArgs) {
	const { api, locale, mustConfirm } = await requireStaff(args, 'orders.refund')
	const number = args.params.number ?? ''
	const [order, by] = await Promise.all([
		api.call(readStaffOrder, { number }),
		refundBy({ api }, number),
	])
	return {
		title: pageTitle(locale, 'orders:refundPart.title', { number: order.number }),
		number: order.number,
		mustConfirm,
		key: randomUUID(),
		by,
		refundable: order.refundable > 0 ? formatMoney(order.refundable) : null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.refund')
	const number = args.params.number ?? ''
	const form = await args.request.formData()
	const parsed = parseForm(form, RefundPartForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const values = valuesOf(form)
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const { key: idempotencyKey, ...body } = parsed.value
	const answer = await staff.api.tryCall(refundPartOfOrder, { number, body, idempotencyKey })
	if (!answer.ok && 'amount' in answer.errors) {
		return refuseForm({ values, errors: { amount: 'refundPart.tooMuch' } })
	}
	if (!answer.ok && answer.code === 'REFUND_NOT_BY_PROVIDER') {
		return refuseForm({ values, errors: { to: 'refundTo.tooMuch' } })
	}
	const amount = formatMoney(parsed.value.amount)
	if (answer.ok) staff.notices.put(noticeOf(staff, 'orders:refundPart.done', { amount }))
	else noteConflict(staff, answer)
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RefundPage() {
	const { number, refundable, mustConfirm, key, by } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('orders')
	const field = formFields<typeof RefundPartForm>(rejected, t)
	const href = `/orders/${number}`
	return (
		<>
			<PageHead title={t('refundPart.title', { number })} back={{ href, label: number }} />
			{refundable === null ? (
				<Alert tone="info">{t('refundPart.none')}</Alert>
			) : (
				<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
					<FormErrors rejected={rejected} ns="orders" />
					<p>{t('refundPart.text')}</p>
					<input type="hidden" name="key" value={rejected?.values.key ?? key} />
					<TextField
						{...field('amount', '')}
						inputMode="numeric"
						prefix="Rp"
						required
						label={t('refundPart.amount')}
						help={t('refundPart.most', { most: refundable })}
					/>
					<SelectField
						{...field('reason', '')}
						required
						label={t('refundPart.reason')}
						help={t('refundPart.reasonHelp')}
						placeholder={t('refundPart.reasonChoose')}
						options={REFUND_REASONS.map((value) => ({
							value,
							label: t(`refundPart.reasons.${value}`),
						}))}
					/>
					<RefundTarget by={by} chosen={rejected?.values.to} errors={field('to').errors} />
					{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
					<div className="flex flex-wrap gap-2">
						<Button variant="primary">{t('refundPart.submit')}</Button>
						<ButtonLink href={href} variant="quiet">
							{t('refundPart.keep')}
						</ButtonLink>
					</div>
				</PostForm>
			)}
		</>
	)
}
