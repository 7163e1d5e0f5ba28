import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listBankPayouts } from '#contract/bank-payout.ts'
import type { PaymentProvider } from '#contract/online-method.ts'
import { listStaffWithdrawals } from '#contract/payout.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { ByProvider } from '#admin/features/payouts/ByProvider.tsx'
import { RunningPayout } from '#admin/features/payouts/RunningPayout.tsx'
import { isProvider, requestedPayout } from '#admin/features/payouts/requested-payout.server.ts'
import { runningOf } from '#admin/features/payouts/payout-view.ts'
import { payoutErrors } from '#admin/features/queues/payout-errors.ts'
import { ReferenceField } from '#admin/features/queues/ReferenceField.tsx'
import { withdrawalStep } from '#admin/features/queues/withdrawal.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { QueuePage } from '#admin/ui/QueuePage.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const statuses = ['REQUESTED', 'APPROVED'] as const

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const { searchParams } = new URL(args.request.url)
	const status = statuses.find((name) => name === searchParams.get('status')) ?? 'REQUESTED'
	const [{ list }, payouts] = await Promise.all([
		staff.api.call(listStaffWithdrawals, { query: { status } }),
		staff.api.call(listBankPayouts, { query: {} }),
	])
	// The oldest comes first.
	const waiting = list.toReversed()
	const current =
		waiting.find((withdrawal) => withdrawal.id === searchParams.get('id')) ?? waiting[0]
	return {
		title: pageTitle(staff.locale, 'common:nav.withdrawals'),
		status,
		mustConfirm: staff.mustConfirm,
		providers: status === 'APPROVED' ? payouts.providers : [],
		entries: waiting.map((withdrawal) => ({
			id: withdrawal.id,
			title: `${formatMoney(withdrawal.amount)} · ${withdrawal.name}`,
			detail: formatDateTime(withdrawal.requested, staff.locale),
			href: `/withdrawals?${new URLSearchParams({ status, id: withdrawal.id })}`,
		})),
		current: current
			? {
					id: current.id,
					name: current.name,
					amount: formatMoney(current.amount),
					source: current.source,
					bank: current.bankCode,
					account: current.number,
					holder: current.holder,
					requested: formatDateTime(current.requested, staff.locale),
					running: runningOf(payouts.list, ({ withdrawalId }) => withdrawalId === current.id),
				}
			: null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const { step, send, errors: invalid } = withdrawalStep(form)
	if (invalid) return refuseForm({ values, errors: invalid })
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const answer = await send(staff.api)
	if (isProvider(step))
		return requestedPayout(staff, answer, `/withdrawals?status=APPROVED&id=${values.id ?? ''}`)
	const errors = answer.ok ? null : payoutErrors(staff, answer)
	if (errors) return refuseForm({ values, errors })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'common:queue.done'))
	const status = step === 'payout' ? 'APPROVED' : 'REQUESTED'
	return redirect(`/withdrawals?status=${status}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function WithdrawalsPage() {
	const { status, entries, current, mustConfirm, providers } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<QueuePage
			title={t('common:nav.withdrawals')}
			empty={{ title: t('withdrawal.empty'), text: t('withdrawal.emptyText') }}
			entries={entries}
			current={current?.id}
			footer={<Footer />}
			tabs={
				<TabLinks
					label={t('withdrawal.tabs')}
					tabs={statuses.map((name) => ({
						href: `/withdrawals?status=${name}`,
						label: t(`withdrawal.tab.${name}`),
						isCurrent: name === status,
						count: name === status ? entries.length : undefined,
					}))}
				/>
			}
		>
			{current ? (
				<Panel id="one" title={`${current.name} · ${current.amount}`}>
					<SummaryList
						className="mb-5"
						rows={[
							{ term: t('withdrawal.source'), value: t(`withdrawal.from.${current.source}`) },
							{ term: t('withdrawal.bank'), value: current.bank },
							{ term: t('withdrawal.account'), value: current.account },
							{ term: t('withdrawal.holder'), value: current.holder },
							{ term: t('withdrawal.asked'), value: current.requested },
						]}
					/>
					{current.running ? (
						<RunningPayout payout={current.running} />
					) : (
						<StepForm
							id={current.id}
							status={status}
							mustConfirm={mustConfirm}
							rejected={rejected}
							providers={providers}
						/>
					)}
				</Panel>
			) : null}
		</QueuePage>
	)
}

/** The list as a file, and what is being paid out. */
function Footer() {
	const { t } = useTranslation(['queues', 'payouts'])
	return (
		<>
			<DownloadForm file="/withdrawals/file">{t('withdrawal.file.download')}</DownloadForm>
			<p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
				<TextLink href="/payouts">{t('payouts:title')}</TextLink>
				<TextLink href="/payouts/files/new">{t('payouts:files.new')}</TextLink>
			</p>
		</>
	)
}

type StepFormProps = {
	id: string
	status: string
	mustConfirm: boolean
	rejected: RejectedForm | undefined
	providers: PaymentProvider[]
}

/** Approves, pays out or rejects a withdrawal. */
function StepForm({ id, status, mustConfirm, rejected, providers }: StepFormProps) {
	const { t } = useTranslation('queues')
	const errors = fieldErrors(rejected, t)
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="queues" />
			<input type="hidden" name="id" value={id} />
			{status === 'APPROVED' ? <ReferenceField rejected={rejected} /> : null}
			<TextField
				id="reason"
				name="reason"
				maxLength={200}
				autoComplete="off"
				label={t('withdrawal.reason')}
				optional={t('withdrawal.onlyToReject')}
				defaultValue={rejected?.values.reason}
				errors={errors('reason')}
			/>
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="step" value={status === 'APPROVED' ? 'payout' : 'approval'}>
					{t(status === 'APPROVED' ? 'withdrawal.paid' : 'withdrawal.approve')}
				</Button>
				<Button variant="danger" name="step" value="rejection">
					{t('withdrawal.reject')}
				</Button>
			</div>
			<ByProvider providers={providers} />
		</PostForm>
	)
}
