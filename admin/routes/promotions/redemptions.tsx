import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fulfilRedemption, listAllRedemptions } from '#contract/edited-reward.ts'
import { promotionTabsFor } from '#admin/features/promotions/promotion-tabs.ts'
import { PromotionsHead } from '#admin/features/promotions/PromotionsHead.tsx'
import { minuteText } from '#admin/features/promotions/voucher-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'redemptions')
	const { list } = await api.call(listAllRedemptions, { code: company.companyCode })
	const isDone = (status: string) => status === 'FULFILLED'
	const waitingFirst = list.toSorted((a, b) => Number(isDone(a.status)) - Number(isDone(b.status)))
	return {
		title: pageTitle(locale, 'promotions:tab.redemptions'),
		tabs: promotionTabsFor(can),
		rows: waitingFirst.map((redemption) => ({
			number: redemption.number,
			customer: redemption.customerName,
			reward: redemption.title,
			address: redemption.address,
			isDone: isDone(redemption.status),
			at: minuteText(redemption.date, locale),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'redemptions')
	const number = String((await args.request.formData()).get('number') ?? '').slice(0, 40)
	const answer = await staff.api.tryCall(fulfilRedemption, {
		code: staff.company.companyCode,
		number,
	})
	if (answer.ok) staff.notices.put(noticeOf(staff, 'promotions:redemption.saved', { number }))
	else noteConflict(staff, answer)
	return redirect('/promotions/redemptions', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RedemptionsPage() {
	const { tabs, rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PromotionsHead current="redemptions" tabs={tabs} />
			{rows.length === 0 ? (
				<EmptyState title={t('redemption.empty')}>{t('redemption.emptyText')}</EmptyState>
			) : (
				<div className="rounded-card border border-line bg-ground px-4 py-2 text-14">
					<ListTable
						caption={t('tab.redemptions')}
						rows={rows}
						keyOf={({ number }) => number}
						columns={[
							{ label: t('redemption.number'), cell: ({ number }) => number },
							{ label: t('redemption.reward'), cell: ({ reward }) => reward },
							{ label: t('redemption.customer'), cell: ({ customer }) => customer },
							{ label: t('redemption.address'), cell: ({ address }) => address || '–' },
							{ label: t('redemption.at'), cell: ({ at }) => at, end: true },
							{
								label: t('state'),
								cell: ({ number, isDone }) =>
									isDone ? (
										<Badge colour="green">{t('redemption.done')}</Badge>
									) : (
										<PostForm className="inline-block">
											<input type="hidden" name="number" value={number} />
											<Button size="small" aria-label={t('redemption.markOne', { number })}>
												{t('redemption.mark')}
											</Button>
										</PostForm>
									),
							},
						]}
					/>
				</div>
			)}
		</>
	)
}
