import { useTranslation } from '#app/i18n/use-translation.ts'
import type { BadgeColour, OrderStatus } from '#app/domain/order.ts'
import { ordersPath } from '#app/features/orders/orders-view.ts'
import { OrderStatusBadge } from '#app/features/orders/OrderStatusBadge.tsx'
import { ConfirmEmail, type ContactValidity } from '#app/features/account/ConfirmEmail.tsx'
import { PersonPicture } from '#app/features/account/PersonPicture.tsx'
import type { TierView } from '#app/features/rewards/reward-view.ts'
import { TierPanel } from '#app/features/rewards/TierPanel.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { cardStyle } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type OverviewView = {
	name: string
	email: string
	pictureId: string | null
	/** null when unavailable. */
	contact: ContactValidity | null
	formToken: string
	/** In national format. */
	phone: string
	code: string
	type: string
	/** Code of the customer who referred this one. */
	branch: string | null
	/** Formatted; null when unavailable. */
	balances: { wallet: string; coins: string; affiliate: string } | null
	/** null when unavailable. */
	tier: TierView | null
	affiliateCode: string | null
	/** Statuses that have orders; null when unavailable. */
	orders: { status: OrderStatus; colour: BadgeColour; count: number }[] | null
}

/** The account's overview: balances, orders by status, codes. */
export function OverviewScreen(view: OverviewView) {
	const { t } = useTranslation('profile')
	return (
		<>
			<div className="flex items-start gap-4">
				{view.pictureId === null ? null : <PersonPicture pictureId={view.pictureId} alt="" />}
				<PageHeader title={t('hello', { name: view.name })}>
					{t('since', { type: view.type, code: view.code })}
				</PageHeader>
			</div>
			{view.contact ? <ConfirmEmail {...view.contact} formToken={view.formToken} /> : null}
			{view.balances ? (
				<div className="flex flex-wrap gap-3">
					<Stat label={t('wallet')} value={view.balances.wallet}>
						<Balance to={paths.profile.wallet} name={t('wallet')} />
					</Stat>
					<Stat label={t('coins')} value={view.balances.coins}>
						<Balance to={paths.profile.coins} name={t('coins')} />
					</Stat>
					<Stat label={t('affiliate')} value={view.balances.affiliate}>
						<Balance to={paths.profile.affiliate} name={t('affiliate')} />
					</Stat>
				</div>
			) : (
				<Alert tone="warning">{t('balancesUnknown')}</Alert>
			)}
			{view.tier ? <Tier tier={view.tier} /> : null}
			<Orders orders={view.orders} />
			<Details {...view} />
		</>
	)
}

function Balance({ to, name }: { to: `/profile/${string}`; name: string }) {
	const { t } = useTranslation('profile')
	const path = usePath()
	return (
		<TextLink touch="block" href={path(to)}>
			{t('openBalance')}
			<span className="sr-only"> {name}</span>
		</TextLink>
	)
}

function Tier({ tier }: { tier: TierView }) {
	const { t } = useTranslation(['profile', 'rewards'])
	const path = usePath()
	return (
		<Section
			id="tier"
			title={t('rewards:title')}
			more={
				<TextLink touch="line" href={path(paths.profile.rewards)}>
					{t('profile:openReward')}
				</TextLink>
			}
		>
			<TierPanel {...tier} />
		</Section>
	)
}

function Orders({ orders }: Pick<OverviewView, 'orders'>) {
	const { t } = useTranslation('profile')
	const path = usePath()
	return (
		<Section id="orders" title={t('orders.title')}>
			{orders === null ? <Alert tone="warning">{t('orders.unknown')}</Alert> : null}
			{orders?.length === 0 ? (
				<EmptyState
					heading="h3"
					title={t('orders.none')}
					action={<ButtonLink href={path(paths.products)}>{t('orders.shop')}</ButtonLink>}
				/>
			) : (
				<ul className="grid gap-2 sm:grid-cols-2">
					{orders?.map(({ status, colour, count }) => (
						<li key={status}>
							<Anchor
								className={cardStyle({
									variant: 'filled',
									className: 'flex flex-wrap items-center justify-between gap-2',
								})}
								href={path(ordersPath({ status }))}
							>
								<OrderStatusBadge status={status} colour={colour} />
								<b className="tabular-nums">{count}</b>
							</Anchor>
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}

function Details({ name, email, phone, branch, affiliateCode }: OverviewView) {
	const { t } = useTranslation('profile')
	const path = usePath()
	const rows = [
		[t('name'), name],
		[t('email'), email],
		[t('phone'), phone],
		...(branch === null ? [] : [[t('branch'), branch]]),
		...(affiliateCode === null ? [] : [[t('ownCode'), affiliateCode]]),
	]
	return (
		<Section
			id="details"
			title={t('details')}
			more={
				<TextLink touch="line" href={path(paths.profile.edit)}>
					{t('change')}
				</TextLink>
			}
		>
			<SummaryList
				className="max-w-144"
				rows={rows.map(([term, value]) => ({
					term,
					value: <span className="wrap-anywhere">{value}</span>,
				}))}
			/>
		</Section>
	)
}
