import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listRedemptions, listRewards } from '#contract/reward.ts'
import { getTier } from '#contract/tier.ts'
import { redemptionView, rewardView, tierView } from '#app/features/rewards/reward-view.ts'
import { RewardScreen } from '#app/features/rewards/RewardScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
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

export default function Rewards() {
	return <RewardScreen {...useLoaderData<typeof loader>()} />
}
