import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import type { BenefitView, TierView } from './reward-view.ts'
import { TierPanel } from './TierPanel.tsx'

export type BenefitsPage = {
	title: string
	tier: TierView
	benefits: BenefitView[]
	orders: { number: string; completed: string; until: string; spend: string }[]
	page: number
	pages: number
}

/** The benefits of each tier, and the orders that count for the customer's. */
export function BenefitsScreen({ title, tier, benefits, orders, page, pages }: BenefitsPage) {
	const { t } = useTranslation(['rewards', 'my-orders'])
	const path = usePath()
	return (
		<>
			<PageHeader title={title}>{t('rewards:detail.lead')}</PageHeader>
			<TierPanel {...tier} />
			<Section id="benefits" title={t('rewards:detail.benefits')}>
				<Benefits benefits={benefits} />
			</Section>
			<Section id="counting" title={t('rewards:detail.orders')}>
				{orders.length === 0 ? (
					<EmptyState
						heading="h3"
						title={t('rewards:detail.none.title')}
						action={
							<ButtonLink href={path(paths.products)}>{t('rewards:detail.none.shop')}</ButtonLink>
						}
					>
						{t('rewards:detail.none.text')}
					</EmptyState>
				) : (
					<Orders orders={orders} />
				)}
				<Pagination
					page={page}
					pages={pages}
					hrefOf={(to) => `${path(paths.profile.rewardHistory)}?page=${to}`}
					texts={paginationTexts(t)}
				/>
			</Section>
			<p className="mt-4">
				<TextLink touch="block" href={path(paths.profile.rewards)}>
					{t('rewards:back')}
				</TextLink>
			</p>
		</>
	)
}

function Benefits({ benefits }: Pick<BenefitsPage, 'benefits'>) {
	const { t } = useTranslation('rewards')
	return (
		<ListTable
			caption={t('detail.benefits')}
			rows={benefits}
			keyOf={({ tier }) => tier}
			columns={[
				{
					label: t('detail.tier'),
					cell: ({ tier, isOwn }) => (
						<span className="flex flex-wrap items-center gap-2">
							{t(`tiers.${tier}`)}
							{isOwn ? <Tag>{t('detail.own')}</Tag> : null}
						</span>
					),
				},
				{ label: t('detail.from'), cell: ({ from }) => from, end: true },
				{
					label: t('detail.brings'),
					cell: ({ percent, freeShipping }) =>
						[
							...(percent === null ? [] : [t('detail.percent', { percent })]),
							...(freeShipping ? [t('detail.freeShipping')] : []),
						].join(' · ') || t('detail.nothing'),
				},
			]}
		/>
	)
}

function Orders({ orders }: Pick<BenefitsPage, 'orders'>) {
	const { t } = useTranslation('rewards')
	const path = usePath()
	return (
		<ListTable
			caption={t('detail.orders')}
			rows={orders}
			keyOf={({ number }) => number}
			columns={[
				{
					label: t('detail.order'),
					cell: ({ number }) => (
						<TextLink
							touch="line"
							className="tabular-nums"
							href={path(paths.profile.order(number))}
						>
							{number}
						</TextLink>
					),
				},
				{ label: t('detail.completed'), cell: ({ completed }) => completed },
				{ label: t('detail.until'), cell: ({ until }) => until },
				{ label: t('detail.spend'), cell: ({ spend }) => spend, end: true },
			]}
		/>
	)
}
