import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { type AccountInfo, getAccountInfo, getProfile } from '#contract/account.ts'
import { listOrders, type OrderPage } from '#contract/customer-order.ts'
import { getTier } from '#contract/tier.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { orderStatuses, statusColours } from '#app/domain/order.ts'
import { localPhone } from '#web/domain/phone.ts'
import { tierView } from '#app/features/rewards/reward-view.ts'
import { OverviewScreen } from '#app/features/profile/OverviewScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'

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
	return orderStatuses.flatMap((status) => {
		const { count = 0 } = statuses.find((one) => one.status === status) ?? {}
		return count === 0 ? [] : [{ status, colour: statusColours[status], count }]
	})
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Overview() {
	return <OverviewScreen {...useLoaderData<typeof loader>()} />
}
