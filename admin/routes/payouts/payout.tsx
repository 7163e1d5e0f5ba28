import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listBankPayouts } from '#contract/bank-payout.ts'
import { PayoutFacts } from '#admin/features/payouts/PayoutFacts.tsx'
import { PayoutSteps } from '#admin/features/payouts/PayoutSteps.tsx'
import { payoutId } from '#admin/features/payouts/payout-id.ts'
import { badgeColours } from '#admin/features/payouts/payout-colours.ts'
import { payoutRefusal } from '#admin/features/payouts/payout-refusal.ts'
import { payoutStep } from '#admin/features/payouts/payout.form.ts'
import { payoutView } from '#admin/features/payouts/payout-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Badge } from '#web/ui/Badge.tsx'

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
