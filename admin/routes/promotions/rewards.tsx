import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listEditedRewards } from '#contract/edited-reward.ts'
import { promotionTabsFor } from '#admin/features/promotions/promotion-tabs.ts'
import { PromotionsHead } from '#admin/features/promotions/PromotionsHead.tsx'
import { StateBadge, type PromotionState } from '#admin/features/promotions/StateBadge.tsx'
import { minuteText } from '#admin/features/promotions/voucher-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { digits } from '#web/domain/money.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale, now } = await requireStaff(args, 'promotions')
	const rewards = (await api.call(listEditedRewards, { code: company.companyCode })).list
	return {
		title: pageTitle(locale, 'promotions:tab.rewards'),
		tabs: promotionTabsFor(can),
		rows: rewards.map((reward) => {
			const isOver = reward.endsAt !== null && reward.endsAt <= now
			return {
				id: reward.id,
				title: locale === 'en' ? reward.titleEn : reward.title,
				coins: digits(reward.coins),
				stock: digits(reward.stock),
				taken: digits(reward.taken),
				tier: reward.needsTier,
				until: reward.endsAt === null ? '–' : minuteText(reward.endsAt, locale),
				state: stateOf(reward, isOver),
			}
		}),
	}
}

export const action = noForm

function stateOf(
	{ isActive, stock }: { isActive: boolean; stock: number },
	isOver: boolean,
): PromotionState {
	if (!isActive) return 'ENDED'
	if (isOver) return 'OVER'
	return stock === 0 ? 'USED_UP' : 'RUNNING'
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RewardsPage() {
	const { tabs, rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PromotionsHead
				current="rewards"
				tabs={tabs}
				actions={
					<ButtonLink href="/promotions/rewards/new" variant="primary">
						{t('reward.new')}
					</ButtonLink>
				}
			/>
			{rows.length === 0 ? (
				<EmptyState title={t('reward.empty')}>{t('reward.emptyText')}</EmptyState>
			) : (
				<div className="rounded-card border border-line bg-ground px-4 py-2 text-14">
					<ListTable
						caption={t('tab.rewards')}
						rows={rows}
						keyOf={({ id }) => id}
						columns={[
							{
								label: t('reward.titleId'),
								cell: ({ id, title }) => (
									<TextLink href={`/promotions/rewards/${id}`} touch="line">
										{title}
									</TextLink>
								),
							},
							{ label: t('reward.coins'), cell: ({ coins }) => coins, end: true },
							{ label: t('reward.stock'), cell: ({ stock }) => stock, end: true },
							{ label: t('reward.taken'), cell: ({ taken }) => taken, end: true },
							{
								label: t('reward.tier'),
								cell: ({ tier }) => (tier ? t(`tier.name.${tier}`) : t('reward.everybody')),
							},
							{ label: t('reward.endsAt'), cell: ({ until }) => until, end: true },
							{ label: t('state'), cell: ({ state }) => <StateBadge state={state} /> },
						]}
					/>
				</div>
			)}
		</>
	)
}
