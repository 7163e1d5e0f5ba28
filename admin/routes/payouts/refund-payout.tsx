import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { BANKS } from '#contract/bank.ts'
import { listBankPayouts, requestRefundPayout } from '#contract/bank-payout.ts'
import { PROVIDER_NAMES, PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { listGuestRefunds } from '#contract/payout.ts'
import { payoutId } from '#admin/features/payouts/payout-id.ts'
import { payoutRefusal } from '#admin/features/payouts/payout-refusal.ts'
import { refundedName } from '#admin/features/queues/refund-facts.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const GuestAccount = z.object({
	provider: z.enum(PAYMENT_PROVIDERS),
	code: z.enum(Object.keys(BANKS), 'payouts:guest.bankMissing'),
	number: z
		.string()
		.transform((text) => text.replace(/[\s.-]/g, ''))
		.pipe(z.string().regex(/^\d{6,20}$/, 'payouts:guest.numberWrong')),
	holder: z
		.string()
		.trim()
		.min(3, 'payouts:guest.holderWrong')
		.max(60, 'payouts:guest.holderWrong'),
})

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'refunds.pay')
	const [{ list }, { providers }] = await Promise.all([
		staff.api.call(listGuestRefunds, {}),
		staff.api.call(listBankPayouts, { query: {} }),
	])
	const refund = list.find(({ id }) => id === args.params.id)
	if (!refund) throw new Response(null, { status: 404 })
	return {
		title: pageTitle(staff.locale, 'payouts:guest.title'),
		mustConfirm: staff.mustConfirm,
		providers,
		refund: {
			id: refund.id,
			name: refundedName(refund, staff.locale),
			holder: refund.name,
			amount: formatMoney(refund.amount),
			number: refund.number ?? refund.withdrawal,
		},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'refunds.pay')
	const id = payoutId(args.params.id)
	const form = await args.request.formData()
	const read = readGuestAccount(form)
	if (!read.ok) return refuseForm(read.rejected)
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values: read.values, errors: { password: error } })
	const answer = await staff.api.tryCall(requestRefundPayout, { id, body: read.value })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'payouts:requested'))
		return redirect(`/payouts/${answer.data.id}`, 303)
	}
	// Another bank or provider may do: what was typed stays.
	const refusal = payoutRefusal(answer)
	if (answer.code === 'PAYOUT_BANK_UNKNOWN' || answer.code === 'PAYOUTS_OFF') {
		return refuseForm({ values: read.values, errors: { code: refusal } })
	}
	staff.notices.put(noticeOf(staff, refusal, {}, 'error'))
	return redirect(`/refunds?id=${id}`, 303)
}

function readGuestAccount(form: FormData) {
	const parsed = parseForm(form, GuestAccount)
	return parsed.ok ? { ok: true as const, value: parsed.value, values: valuesOf(form) } : parsed
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RefundPayoutPage() {
	const { refund, providers, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['payouts', 'common'])
	const errors = fieldErrors(rejected, t)
	const typed = rejected?.values
	return (
		<>
			<PageHead
				title={`${t('guest.title')}: ${refund.amount}`}
				back={{ href: `/refunds?id=${refund.id}`, label: t('common:nav.refunds') }}
			>
				<p className="text-14 text-mute">{`${refund.name} · ${refund.number}`}</p>
			</PageHead>
			<PostForm className="grid max-w-180 gap-4 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="payouts" />
				<p>{t('sendText')}</p>
				<SelectField
					id="provider"
					name="provider"
					label={t('guest.provider')}
					options={providers.map((value) => ({ value, label: PROVIDER_NAMES[value] }))}
					defaultValue={typed?.provider}
				/>
				<SelectField
					id="code"
					name="code"
					label={t('bank')}
					options={Object.entries(BANKS).map(([value, label]) => ({ value, label }))}
					defaultValue={typed?.code}
					errors={errors('code')}
				/>
				<TextField
					id="number"
					name="number"
					inputMode="numeric"
					autoComplete="off"
					maxLength={20}
					label={t('number')}
					defaultValue={typed?.number}
					errors={errors('number')}
				/>
				<TextField
					id="holder"
					name="holder"
					autoComplete="off"
					maxLength={60}
					label={t('holder')}
					defaultValue={typed?.holder ?? refund.holder}
					errors={errors('holder')}
				/>
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div>
					<Button variant="primary">{t('guest.submit')}</Button>
				</div>
			</PostForm>
		</>
	)
}
