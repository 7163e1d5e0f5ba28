import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listRedemptions, listRewards } from '#contract/reward.ts'
import { getTier } from '#contract/tier.ts'
import {
	redemptionView,
	rewardView,
	tierView,
	type RedemptionView,
	type RewardView,
} from '#app/features/rewards/reward-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { TierPanel } from '#app/features/rewards/TierPanel.tsx'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['my-orders', 'rewards'] }

/** The customer's tier, the rewards, and the customer's redemptions. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const page = pageNumber(new URL(request.url).searchParams)
	const [tier, { list: rewards }, found] = await orRespond(
		Promise.all([
			api.call(getTier, {}),
			api.call(listRewards, {}),
			api.call(listRedemptions, { query: { page } }),
		]),
	)
	const last = Math.max(1, found.pages)
	if (page > last) throw goTo(locale, `${paths.profile.rewards}?page=${last}`)
	return {
		page,
		pages: found.pages,
		tier: tierView(tier),
		title: translator(locale)('rewards:title'),
		rewards: rewards.map((reward) => rewardView(reward, locale)),
		redemptions: found.list.map((one) => redemptionView(one, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The customer's tier and the rewards. */
export default function Rewards() {
	const { title, tier, rewards, redemptions, page, pages } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['rewards', 'my-orders'])
	const path = usePath()
	return (
		<>
			<PageHeader title={title}>{t('rewards:lead')}</PageHeader>
			<div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
				<TierPanel {...tier} />
				<Stat label={t('rewards:coins')} value={tier.coins}>
					<TextLink touch="line" href={path(paths.profile.coins)}>
						{t('rewards:coinsMore')}
					</TextLink>
				</Stat>
			</div>
			<p className="mt-4">
				<ButtonLink href={path(paths.profile.rewardHistory)}>
					{t('rewards:benefitsMore')}
				</ButtonLink>
			</p>
			<Section id="rewards" title={t('rewards:rewards.title')}>
				{rewards.length === 0 ? (
					<EmptyState heading="h3" title={t('rewards:rewards.none.title')}>
						{t('rewards:rewards.none.text')}
					</EmptyState>
				) : (
					<ul className="grid gap-3 sm:grid-cols-2">
						{rewards.map((reward) => (
							<RewardCard key={reward.id} reward={reward} />
						))}
					</ul>
				)}
			</Section>
			<Section id="history" title={t('rewards:history.title')}>
				{redemptions.length === 0 ? (
					<p>{t('rewards:history.none')}</p>
				) : (
					<History redemptions={redemptions} />
				)}
				<Pagination
					page={page}
					pages={pages}
					hrefOf={(to) => `${path(paths.profile.rewards)}?page=${to}#history`}
					texts={paginationTexts(t)}
				/>
			</Section>
		</>
	)
}

function RewardCard({ reward }: { reward: RewardView }) {
	const { t } = useTranslation('rewards')
	const path = usePath()
	const { id, title, coins, stock, ends, needsTier, unavailableReason } = reward
	return (
		<Card as="li" className="flex flex-col gap-2" data-reward={id}>
			<h3>{title}</h3>
			<p className="tabular-nums font-semibold">{t('rewards.coins', { coins })}</p>
			<MutedText>
				{t('rewards.left', { stock })}
				{needsTier === null ? null : ` · ${t('rewards.needs', { tier: t(`tiers.${needsTier}`) })}`}
				{ends === null ? null : ` · ${t('rewards.until', { ends })}`}
			</MutedText>
			{unavailableReason === null ? (
				<p>
					<ButtonLink href={path(paths.profile.reward(id))}>
						{t('rewards.redeem')}
						<span className="sr-only"> {title}</span>
					</ButtonLink>
				</p>
			) : (
				<MutedText>{t(`why.${unavailableReason}`)}</MutedText>
			)}
		</Card>
	)
}

function History({ redemptions }: { redemptions: RedemptionView[] }) {
	const { t } = useTranslation('rewards')
	return (
		<ListTable
			caption={t('history.title')}
			rows={redemptions}
			keyOf={({ number }) => number}
			columns={[
				{
					label: t('history.reward'),
					cell: ({ title, number }) => (
						<>
							{title}
							<MutedText as="span" className="tabular-nums block">
								{number}
							</MutedText>
						</>
					),
				},
				{ label: t('history.date'), cell: ({ date }) => date },
				{ label: t('history.coins'), cell: ({ coins }) => coins, end: true },
				{
					label: t('history.status'),
					cell: ({ status, colour }) => (
						<Badge colour={colour}>{t(`history.statuses.${status}`)}</Badge>
					),
				},
			]}
		/>
	)
}
