import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listBankPayouts } from '#contract/bank-payout.ts'
import {
	creditGuestRefund,
	listGuestRefunds,
	payGuestRefund,
	refundGuestByProvider,
} from '#contract/payout.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { RunningPayout } from '#admin/features/payouts/RunningPayout.tsx'
import { runningOf } from '#admin/features/payouts/payout-view.ts'
import { payoutErrors } from '#admin/features/queues/payout-errors.ts'
import { RefundFacts } from '#admin/features/queues/RefundFacts.tsx'
import { refundFacts, refundedName } from '#admin/features/queues/refund-facts.server.ts'
import { ReferenceField } from '#admin/features/queues/ReferenceField.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { QueuePage } from '#admin/ui/QueuePage.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'refunds.pay')
	const [{ list }, payouts] = await Promise.all([
		staff.api.call(listGuestRefunds, {}),
		staff.api.call(listBankPayouts, { query: {} }),
	])
	const waiting = list.filter(({ paidAt }) => paidAt === null)
	const requestedId = new URL(args.request.url).searchParams.get('id')
	const current = waiting.find(({ id }) => id === requestedId) ?? waiting[0]
	return {
		title: pageTitle(staff.locale, 'common:nav.refunds'),
		mustConfirm: staff.mustConfirm,
		canReadOrders: staff.can('orders.read'),
		entries: waiting.map((refund) => ({
			id: refund.id,
			title: `${formatMoney(refund.amount)} · ${refundedName(refund, staff.locale)}`,
			detail: formatDateTime(refund.at, staff.locale),
			href: `/refunds?${new URLSearchParams({ id: refund.id })}`,
		})),
		current: current
			? {
					...refundFacts(current, staff.locale),
					provider: current.provider,
					hasWallet: current.hasWallet,
					canPayOut: payouts.providers.length > 0,
					running: runningOf(payouts.list, ({ refundId }) => refundId === current.id),
					isAsked: current.asked?.state === 'REQUESTED',
					refused: current.asked?.state === 'REFUSED' ? current.asked.said : null,
				}
			: null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'refunds.pay')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const by = form.get('by')
	const isTransferred = by !== 'provider' && by !== 'wallet'
	const reference = (values.reference ?? '').trim()
	if (isTransferred && (reference === '' || reference.length > 100)) {
		return refuseForm({ values, errors: { reference: 'withdrawal.referenceMissing' } })
	}
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const id = values.id ?? ''
	const answer = isTransferred
		? await staff.api.tryCall(payGuestRefund, { id, body: { reference } })
		: await staff.api.tryCall(by === 'wallet' ? creditGuestRefund : refundGuestByProvider, { id })
	const errors = answer.ok ? null : payoutErrors(staff, answer)
	if (errors) return refuseForm({ values, errors })
	if (answer.ok && by === 'wallet') {
		const values = { amount: formatMoney(answer.data.amount), name: answer.data.name }
		staff.notices.put(noticeOf(staff, 'queues:refund.credited', values))
	} else if (answer.ok) staff.notices.put(noticeOf(staff, 'common:queue.done'))
	return redirect('/refunds', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RefundsPage() {
	const { entries, current, mustConfirm, canReadOrders } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<QueuePage
			title={t('common:nav.refunds')}
			empty={{ title: t('refund.empty'), text: t('refund.emptyText') }}
			entries={entries}
			current={current?.id}
			footer={<Footer hasFile={current !== null} canReadOrders={canReadOrders} />}
		>
			{current ? (
				<Panel id="one" title={`${current.name} · ${current.amount}`}>
					<RefundFacts refund={current} canReadOrders={canReadOrders} />
					{current.running ? (
						<RunningPayout payout={current.running} />
					) : (
						<RefundForm current={current} mustConfirm={mustConfirm} rejected={rejected} />
					)}
				</Panel>
			) : null}
		</QueuePage>
	)
}

/** The list as a file, and the way to the payments that were taken back. */
function Footer({ hasFile, canReadOrders }: { hasFile: boolean; canReadOrders: boolean }) {
	const { t } = useTranslation(['queues', 'common'])
	return (
		<>
			{hasFile ? (
				<DownloadForm file="/refunds/file">{t('refund.file.download')}</DownloadForm>
			) : null}
			{canReadOrders ? (
				<p className="mt-4">
					<TextLink href="/reversals">{t('common:nav.reversals')}</TextLink>
				</p>
			) : null}
		</>
	)
}

type RefundFormProps = ByProviderProps & {
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

/** The ways in which a refund is paid. */
function RefundForm({ current, mustConfirm, rejected }: RefundFormProps) {
	const { t } = useTranslation(['queues', 'payouts'])
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="queues" />
			<input type="hidden" name="id" value={current.id} />
			<ReferenceField rejected={rejected} required />
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div>
				<Button variant="primary">{t('refund.paid')}</Button>
			</div>
			<ByProvider current={current} />
			{current.hasWallet && !current.isAsked ? (
				<div className="grid gap-4 border-t border-line pt-4">
					<p>{t('refund.toWalletText')}</p>
					<div>
						<Button name="by" value="wallet" formNoValidate>
							{t('refund.toWallet')}
						</Button>
					</div>
				</div>
			) : null}
			{current.canPayOut && !current.isAsked ? (
				<p>
					<TextLink href={`/refunds/${current.id}/payout`}>{t('payouts:guest.title')}</TextLink>
				</p>
			) : null}
		</PostForm>
	)
}

type ByProviderProps = {
	current: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['current']>
}

/** The refund the way it was paid, or what became of it; in the form of the refund. */
function ByProvider({ current: { provider, isAsked, refused } }: ByProviderProps) {
	const { t } = useTranslation('queues')
	const name = provider === null ? '' : PROVIDER_NAMES[provider]
	if (isAsked) return <Alert tone="warning">{t('refund.asked', { provider: name })}</Alert>
	return (
		<>
			{refused === null ? null : (
				<Alert tone="warning">{t('refund.refused', { said: refused })}</Alert>
			)}
			{provider === null ? null : (
				<div className="grid gap-4 border-t border-line pt-4">
					<p>{t('refund.byProviderText')}</p>
					<div>
						<Button name="by" value="provider" formNoValidate>
							{t('refund.byProvider', { provider: name })}
						</Button>
					</div>
				</div>
			)}
		</>
	)
}
