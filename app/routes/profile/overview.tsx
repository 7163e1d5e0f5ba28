import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { type AccountInfo, getAccountInfo, getProfile } from '#contract/account.ts'
import { listOrders, type OrderPage } from '#contract/customer-order.ts'
import { getTier } from '#contract/tier.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { ORDER_STATUSES } from '#contract/order-statuses.ts'
import { statusColours } from '#app/domain/order.ts'
import { localPhone } from '#web/domain/phone.ts'
import { tierView } from '#app/features/rewards/reward-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ConfirmEmail } from '#app/features/account/ConfirmEmail.tsx'
import { PersonPicture } from '#app/features/account/PersonPicture.tsx'
import { OrderCounts } from '#app/features/profile/OrderCounts.tsx'
import { TierPanel } from '#app/features/rewards/TierPanel.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export const handle = { i18n: ['account', 'orders', 'profile', 'rewards'] }

/** The account's overview: customer, balances, number of orders by status. */
export async function loader({ context }: LoaderFunctionArgs) {
	const customer = requireCustomer(context)
	const [now, info, ordered, tier] = await Promise.all([
		orNull(context.call(getProfile, {}, { optional: true })),
		orNull(context.call(getAccountInfo, {})),
		orNull(context.call(listOrders, { query: { pageSize: 1 } }, { optional: true })),
		orNull(context.call(getTier, {}, { optional: true })),
	])
	// The token's claims may be outdated; the account's data takes precedence.
	const { name, email, phone, type } = now ?? customer
	const t = translator(context.locale)
	return {
		title: t('profile:title'),
		name,
		email,
		pictureId: now?.pictureId ?? null,
		contact: now && { isEmailConfirmed: now.isEmailConfirmed, emailWaiting: now.emailWaiting },
		formToken: context.formToken(),
		phone: localPhone(phone),
		code: customer.code,
		type: t(`profile:types.${type}`),
		/** Code of the customer who referred this one. */
		branch: customer.branchId,
		balances: info && balancesOf(info),
		tier: tier && tierView(tier),
		affiliateCode: info ? info.affiliateCode : customer.affiliateCode,
		orders: ordered && ordersOf(ordered),
	}
}

export const action = noForm

function balancesOf({ wallet, coins, affiliate }: AccountInfo) {
	return { wallet: formatMoney(wallet), coins: digits(coins), affiliate: formatMoney(affiliate) }
}

function ordersOf({ statuses }: OrderPage) {
	return ORDER_STATUSES.flatMap((status) => {
		const { count = 0 } = statuses.find((one) => one.status === status) ?? {}
		return count === 0 ? [] : [{ status, colour: statusColours[status], count }]
	})
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The account's overview: balances, orders by status, codes. */
export default function Overview() {
	const view = useLoaderData<typeof loader>()
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
			<OrderCounts orders={view.orders} />
			<Details view={view} />
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

function Tier({ tier }: { tier: Parameters<typeof TierPanel>[0] }) {
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

type DetailsProps = { view: SerializeFrom<typeof loader> }

function Details({ view: { name, email, phone, branch, affiliateCode } }: DetailsProps) {
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
