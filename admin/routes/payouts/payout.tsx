import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listBankPayouts } from '#contract/bank-payout.ts'
import { payoutId } from '#admin/features/payouts/payout-id.ts'
import { badgeColours } from '#admin/features/payouts/payout-colours.ts'
import { payoutRefusal } from '#admin/features/payouts/payout-refusal.ts'
import { payoutStep } from '#admin/features/payouts/payout.form.ts'
import { payoutView, type PayoutView } from '#admin/features/payouts/payout-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const id = payoutId(args.params.id)
	const [found] = (await staff.api.call(listBankPayouts, { query: { id } })).list
	if (!found) throw new Response(null, { status: 404 })
	const payout = payoutView(found, staff.locale)
	return {
		title: pageTitle(staff.locale, 'payouts:one', { amount: payout.amount }),
		mustConfirm: staff.mustConfirm,
		payout,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'withdrawals')
	const id = payoutId(args.params.id)
	const form = await args.request.formData()
	const values = valuesOf(form)
	const { send, errors } = payoutStep(form, id)
	if (errors) return refuseForm({ values, errors })
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const answer = await send(staff.api)
	staff.notices.put(
		answer.ok
			? noticeOf(staff, 'payouts:done')
			: noticeOf(staff, payoutRefusal(answer), {}, 'error'),
	)
	return redirect(`/payouts/${id}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PayoutPage() {
	const { payout, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('payouts')
	return (
		<>
			<PageHead
				title={t('one', { amount: payout.amount })}
				back={{ href: '/payouts', label: t('back') }}
				state={<Badge colour={badgeColours[payout.state]}>{t(`states.${payout.state}`)}</Badge>}
			/>
			<div className="grid max-w-180 gap-4">
				<PayoutFacts payout={payout} />
				<PayoutSteps payout={payout} mustConfirm={mustConfirm} rejected={rejected} />
			</div>
		</>
	)
}

function PayoutFacts({ payout }: { payout: PayoutView }) {
	const { t } = useTranslation('payouts')
	const { fee, bankHolder, approver, said } = payout
	return (
		<Panel id="payout" title={`${payout.holder} · ${payout.amount}`}>
			<p className="mb-4 max-w-[68ch]">{t(`stateText.${payout.state}`)}</p>
			<SummaryList
				rows={[
					{ term: t('way'), value: t(`ways.${payout.way}`) },
					{ term: t('bank'), value: payout.bank },
					{ term: t('number'), value: payout.number },
					{ term: t('holder'), value: payout.holder },
					{ term: t('bankHolder'), value: bankHolder === null ? t('notTold') : bankHolder },
					...(fee === null ? [] : [{ term: t('fee'), value: fee }]),
					{ term: t('requester'), value: t('by', payout.requester) },
					...(approver === null ? [] : [{ term: t('approver'), value: t('by', approver) }]),
					...(said === '' ? [] : [{ term: t('said'), value: said }]),
				]}
			/>
		</Panel>
	)
}

type PayoutStepsProps = Omit<SerializeFrom<typeof loader>, 'title'> & {
	rejected: RejectedForm | undefined
}

const ended = ['REFUSED', 'FAILED', 'REVERSED', 'CANCELLED']

function PayoutSteps({ payout, mustConfirm, rejected }: PayoutStepsProps) {
	const { t } = useTranslation('payouts')
	const { state, way } = payout
	if (way === 'FILE' || ended.includes(state)) return null
	const waits = state === 'REQUESTED' || state === 'HELD'
	const isApprovable = (waits || state === 'SENDING') && !payout.isOwn
	return (
		<PostForm className="grid gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="payouts" />
			{waits && payout.isOwn ? <p>{t('own')}</p> : null}
			{isApprovable ? <ApprovalFields payout={payout} rejected={rejected} /> : null}
			{state === 'UNCLEAR' ? (
				<TextField
					id="reason"
					name="reason"
					maxLength={200}
					autoComplete="off"
					label={t('reason')}
					help={t('resolve')}
					defaultValue={rejected?.values.reason}
					errors={fieldErrors(rejected, t)('reason')}
				/>
			) : null}
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div className="flex flex-wrap gap-2">
				{isApprovable ? (
					<Button variant="primary" name="step" value="approve">
						{t(waits ? 'approve' : 'sendAgain')}
					</Button>
				) : null}
				{state === 'UNCLEAR' && !payout.isOwn ? (
					<>
						<Button name="step" value="paid">
							{t('resolvePaid')}
						</Button>
						<Button variant="danger" name="step" value="failed">
							{t('resolveFailed')}
						</Button>
					</>
				) : null}
				<Button name="step" value="check" formNoValidate>
					{t('check')}
				</Button>
				{waits ? (
					<Button variant="danger" name="step" value="cancel" formNoValidate>
						{t('cancel')}
					</Button>
				) : null}
			</div>
		</PostForm>
	)
}

/** The name to be accepted, if the bank has another one, and the provider's code. */
function ApprovalFields({ payout, rejected }: Omit<PayoutStepsProps, 'mustConfirm'>) {
	const { t } = useTranslation('payouts')
	const errors = fieldErrors(rejected, t)
	return (
		<>
			{payout.state === 'HELD' && payout.bankHolder ? (
				<>
					<input type="hidden" name="bankHolder" value={payout.bankHolder} />
					<CheckboxField
						id="accept"
						name="accept"
						value="yes"
						label={t('accept', { bank: payout.bankHolder, holder: payout.holder })}
						errors={errors('accept')}
					/>
				</>
			) : null}
			{payout.way === 'MIDTRANS' ? (
				<TextField
					id="code"
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={10}
					label={t('code')}
					help={t('codeHelp')}
					errors={errors('code')}
				/>
			) : null}
		</>
	)
}
