import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { cancelPayoutBatch, payPayoutBatch } from '#contract/payout-batch.ts'
import { listBankPayouts } from '#contract/bank-payout.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { payoutId } from '#admin/features/payouts/payout-id.ts'
import { badgeColours } from '#admin/features/payouts/payout-colours.ts'
import { payoutRefusal } from '#admin/features/payouts/payout-refusal.ts'
import { payoutView } from '#admin/features/payouts/payout-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const id = payoutId(args.params.id)
	const { list } = await readFile(staff, id)
	return {
		title: pageTitle(staff.locale, 'payouts:files.title'),
		id,
		mustConfirm: staff.mustConfirm,
		total: formatMoney(list.reduce((sum, { amount }) => sum + amount, 0)),
		payouts: list.map((payout) => payoutView(payout, staff.locale)),
	}
}

async function readFile(staff: Staff, batchId: string) {
	const answer = await staff.api.call(listBankPayouts, { query: { batchId } })
	if (answer.list.length === 0) throw new Response(null, { status: 404 })
	return answer
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const id = payoutId(args.params.id)
	const form = await args.request.formData()
	const values = valuesOf(form)
	const isCancelled = form.get('step') === 'cancel'
	const reference = (values.reference ?? '').trim()
	if (!isCancelled && (reference === '' || reference.length > 80)) {
		return refuseForm({ values, errors: { reference: 'payouts:files.referenceMissing' } })
	}
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const answer = isCancelled
		? await staff.api.tryCall(cancelPayoutBatch, { id })
		: await staff.api.tryCall(payPayoutBatch, { id, body: { reference } })
	staff.notices.put(
		answer.ok
			? noticeOf(staff, 'payouts:done')
			: noticeOf(staff, payoutRefusal(answer), {}, 'error'),
	)
	return redirect(`/payouts/files/${id}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function FilePage() {
	const { id, payouts, total, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('payouts')
	const isOpen = payouts.some(({ state }) => state === 'SENT')
	return (
		<>
			<PageHead title={t('files.title')} back={{ href: '/payouts', label: t('back') }}>
				<p className="max-w-[68ch] text-14 text-mute">{t('files.columns')}</p>
			</PageHead>
			<div className="grid gap-4">
				<Panel id="file" title={t('files.one', { count: payouts.length, total })}>
					<ListTable
						caption={t('files.title')}
						rows={payouts}
						keyOf={(payout) => payout.id}
						columns={[
							{ label: t('holder'), cell: ({ holder }) => holder },
							{ label: t('bank'), cell: ({ bank, number }) => `${bank} ${number}` },
							{
								label: t('state'),
								cell: ({ state }) => (
									<Badge colour={badgeColours[state]}>{t(`states.${state}`)}</Badge>
								),
							},
							{ label: t('amount'), cell: ({ amount }) => amount, end: true },
						]}
					/>
					{isOpen ? (
						<DownloadForm file={`/payouts/files/${id}/file`}>{t('files.download')}</DownloadForm>
					) : null}
				</Panel>
				{isOpen ? <FileSteps mustConfirm={mustConfirm} rejected={rejected} /> : null}
			</div>
		</>
	)
}

type FileStepsProps = { mustConfirm: boolean; rejected: RejectedForm | undefined }

function FileSteps({ mustConfirm, rejected }: FileStepsProps) {
	const { t } = useTranslation('payouts')
	return (
		<PostForm className="grid max-w-180 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="payouts" />
			<TextField
				id="reference"
				name="reference"
				maxLength={80}
				autoComplete="off"
				label={t('files.reference')}
				help={t('files.referenceHelp')}
				defaultValue={rejected?.values.reference}
				errors={fieldErrors(rejected, t)('reference')}
			/>
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div className="flex flex-wrap items-center gap-2">
				<Button variant="primary" name="step" value="paid">
					{t('files.paid')}
				</Button>
				<Button variant="danger" name="step" value="cancel" formNoValidate>
					{t('files.cancel')}
				</Button>
			</div>
			<p className="text-14 text-mute">{t('files.cancelText')}</p>
		</PostForm>
	)
}
