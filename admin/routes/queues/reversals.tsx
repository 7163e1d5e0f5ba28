import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { listReversals, writeOffReversal } from '#contract/payment-reversal.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { QueuePage } from '#admin/ui/QueuePage.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.read')
	const { list } = await staff.api.call(listReversals, { query: {} })
	const wanted = new URL(args.request.url).searchParams.get('id')
	const current = list.find(({ id }) => id === wanted) ?? list[0]
	return {
		title: pageTitle(staff.locale, 'common:nav.reversals'),
		mustConfirm: staff.mustConfirm,
		canWriteOff: staff.can('orders.refund'),
		entries: list.map((reversal) => ({
			id: reversal.id,
			title: `${formatMoney(reversal.amount)} · ${reversal.number}`,
			detail: formatDateTime(reversal.at, staff.locale),
			href: `/reversals?${new URLSearchParams({ id: reversal.id })}`,
		})),
		current: current
			? {
					id: current.id,
					number: current.number,
					kind: current.kind,
					provider: current.provider,
					reference: current.reference,
					amount: formatMoney(current.amount),
					recovered: formatMoney(current.recovered),
					writtenOff: formatMoney(current.writtenOff),
					reason: current.reason,
					open: formatMoney(current.open),
					isOpen: current.open > 0,
				}
			: null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.refund')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const reason = (values.reason ?? '').trim()
	if (reason.length < 3 || reason.length > 200) {
		return refuseForm({ values, errors: { reason: 'reversal.reasonMissing' } })
	}
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const id = values.id ?? ''
	const answer = await staff.api.tryCall(writeOffReversal, { id, body: { reason } })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'common:queue.done'))
	else noteConflict(staff, answer)
	return redirect(`/reversals?${new URLSearchParams({ id })}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ReversalsPage() {
	const { entries, current, mustConfirm, canWriteOff } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<QueuePage
			title={t('common:nav.reversals')}
			empty={{ title: t('reversal.empty'), text: t('reversal.emptyText') }}
			entries={entries}
			current={current?.id}
			listTitle={t('reversal.list')}
		>
			{current ? (
				<Panel id="one" title={`${current.number} · ${current.amount}`}>
					<p className="mb-4">{t(`reversal.what.${current.kind}`)}</p>
					<SummaryList
						className="mb-5"
						rows={[
							{
								term: t('refund.order'),
								value: <TextLink href={`/orders/${current.number}`}>{current.number}</TextLink>,
							},
							{
								term: t('reversal.reference'),
								value: `${PROVIDER_NAMES[current.provider]} ${current.reference}`,
							},
							{ term: t('reversal.recovered'), value: current.recovered },
							{ term: t('reversal.writtenOff'), value: current.writtenOff },
							...(current.reason ? [{ term: t('refund.reason'), value: current.reason }] : []),
							{ term: t('reversal.open'), value: current.open },
						]}
					/>
					{current.isOpen && canWriteOff ? (
						<PostForm className="grid gap-4">
							<FormErrors rejected={rejected} ns="queues" />
							<input type="hidden" name="id" value={current.id} />
							<TextField
								id="reason"
								name="reason"
								required
								maxLength={200}
								autoComplete="off"
								label={t('reversal.why')}
								help={t('reversal.whyHelp', { open: current.open })}
								defaultValue={rejected?.values.reason}
								errors={fieldErrors(rejected, t)('reason')}
							/>
							{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
							<div>
								<Button variant="danger">{t('reversal.writeOff')}</Button>
							</div>
						</PostForm>
					) : null}
				</Panel>
			) : null}
		</QueuePage>
	)
}
