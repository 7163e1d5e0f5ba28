import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { createPayoutBatch } from '#contract/payout-batch.ts'
import { listBankPayouts } from '#contract/bank-payout.ts'
import { listStaffWithdrawals } from '#contract/payout.ts'
import { payoutRefusal } from '#admin/features/payouts/payout-refusal.ts'
import { runningOf } from '#admin/features/payouts/payout-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'

const most = 500

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const [{ list }, payouts] = await Promise.all([
		staff.api.call(listStaffWithdrawals, { query: { status: 'APPROVED', limit: most } }),
		staff.api.call(listBankPayouts, { query: {} }),
	])
	const isFree = ({ id }: { id: string }) =>
		runningOf(payouts.list, ({ withdrawalId }) => withdrawalId === id) === null
	return {
		title: pageTitle(staff.locale, 'payouts:files.title'),
		mustConfirm: staff.mustConfirm,
		// The oldest comes first.
		withdrawals: list
			.filter(isFree)
			.toReversed()
			.map((one) => ({
				id: one.id,
				text: `${formatMoney(one.amount)} · ${one.bankCode} ${one.number} · ${one.holder}`,
			})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const withdrawalIds = form.getAll('withdrawal').map(String).slice(0, most)
	if (withdrawalIds.length === 0) {
		return refuseForm({ values, errors: { withdrawal: 'payouts:files.chooseMissing' } })
	}
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const answer = await staff.api.tryCall(createPayoutBatch, { body: { withdrawalIds } })
	const batchId = answer.ok ? answer.data.list[0]?.batchId : undefined
	if (batchId) return redirect(`/payouts/files/${batchId}`, 303)
	if (!answer.ok) staff.notices.put(noticeOf(staff, payoutRefusal(answer), {}, 'error'))
	return redirect('/payouts/files/new', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewFilePage() {
	const { withdrawals, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['payouts', 'common'])
	const [missing] = fieldErrors(rejected, t)('withdrawal') ?? []
	return (
		<>
			<PageHead title={t('files.title')} back={{ href: '/payouts', label: t('back') }}>
				<p className="max-w-[68ch] text-14 text-mute">{t('files.lead')}</p>
			</PageHead>
			{withdrawals.length === 0 ? (
				<p>{t('files.none')}</p>
			) : (
				<PostForm className="grid max-w-180 gap-4 rounded-card border border-line bg-ground p-5">
					<FormErrors rejected={rejected} ns="payouts" />
					<fieldset id="withdrawal">
						<legend className="font-semibold">{t('files.choose')}</legend>
						{missing === undefined ? null : <ErrorText>{missing}</ErrorText>}
						{withdrawals.map(({ id, text }) => (
							<CheckboxField
								key={id}
								id={`withdrawal-${id}`}
								name="withdrawal"
								value={id}
								label={text}
								defaultChecked={!rejected}
							/>
						))}
					</fieldset>
					{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
					<div>
						<Button variant="primary">{t('files.make')}</Button>
					</div>
				</PostForm>
			)}
		</>
	)
}
