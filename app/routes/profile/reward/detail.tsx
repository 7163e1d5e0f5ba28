import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { getTier, listTierOrders } from '#contract/tier.ts'
import { benefitViews, tierView } from '#app/features/rewards/reward-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { TierPanel } from '#app/features/rewards/TierPanel.tsx'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['my-orders', 'rewards'] }

/** The tiers' benefits, and the completed orders that count. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const page = pageNumber(new URL(request.url).searchParams)
	const [account, found] = await orRespond(
		Promise.all([api.call(getTier, {}), api.call(listTierOrders, { query: { page } })]),
	)
	const last = Math.max(1, found.pages)
	if (page > last) throw goTo(locale, `${paths.profile.rewardHistory}?page=${last}`)
	return {
		page,
		pages: found.pages,
		tier: tierView(account),
		title: translator(locale)('rewards:detail.title'),
		benefits: benefitViews(account, locale),
		orders: found.list.map(({ number, completed, until, spend }) => ({
			number,
			completed: formatDate(completed, locale),
			until: formatDate(until, locale),
			spend: formatMoney(spend),
		})),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The benefits of each tier, and the orders that count for the customer's. */
export default function RewardHistory() {
	const { title, tier, benefits, orders, page, pages } = useLoaderData<typeof loader>()
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

type Page = SerializeFrom<typeof loader>

function Benefits({ benefits }: Pick<Page, 'benefits'>) {
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

function Orders({ orders }: Pick<Page, 'orders'>) {
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
