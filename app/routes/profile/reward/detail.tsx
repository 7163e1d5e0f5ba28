import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { getTier, listTierOrders } from '#contract/tier.ts'
import { BenefitsScreen } from '#app/features/rewards/BenefitsScreen.tsx'
import { benefitViews, tierView } from '#app/features/rewards/reward-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
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

export default function Benefits() {
	return <BenefitsScreen {...useLoaderData<typeof loader>()} />
}
