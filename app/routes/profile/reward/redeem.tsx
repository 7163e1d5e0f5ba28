import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type Address, listAddresses } from '#contract/address.ts'
import { getReward, redeemReward } from '#contract/reward.ts'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { digits } from '#web/domain/money.ts'
import { redeemForm } from '#app/features/rewards/redeem.form.ts'
import { RedeemScreen } from '#app/features/rewards/RedeemScreen.tsx'
import { rewardView } from '#app/features/rewards/reward-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'

export const handle = { i18n: ['profile', 'rewards'] }

/** A reward's page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { api, locale } = context
	const id = params.rewardId ?? ''
	const { balance, ...reward } = await orRespond(api.call(getReward, { id }))
	const saved = reward.isSent ? await orNull(context.call(listAddresses, {})) : null
	return {
		reward: rewardView(reward, locale),
		coins: reward.coins,
		balance: digits(balance),
		address: addressText(saved?.list[0]),
		formToken: context.formToken(),
		formKey: context.newFormKey(),
	}
}

/** Redeems the reward. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	const id = params.rewardId ?? ''
	const reward = await orRespond(context.call(getReward, { id }))
	const submission = parseWithZod(await request.formData(), { schema: redeemForm(reward) })
	if (submission.status !== 'success') return refuse(submission)
	const { formKey: idempotencyKey, ...wanted } = submission.value
	try {
		await context.call(redeemReward, { body: { reward: id, ...wanted }, idempotencyKey })
	} catch (error) {
		return refuseFailed(error, submission, texts)
	}
	context.flash({ type: 'success', key: 'rewards:said.redeemed' })
	return goTo(context.locale, paths.profile.rewards)
}

const texts = {
	codes: {
		OUT_OF_STOCK: 'rewards:why.OUT_OF_STOCK',
		TIER_TOO_LOW: 'rewards:why.TIER_TOO_LOW',
		COINS_TOO_FEW: 'rewards:why.COINS_TOO_FEW',
		PRICE_CHANGED: 'rewards:redeem.stale',
		KEY_REUSED: 'rewards:redeem.stale',
	},
	fields: { address: 'rewards:redeem.address.required' },
}

function addressText(address: Address | undefined): string {
	if (!address) return ''
	const { recipient, phone, street, village, postcode } = address
	const { districtName, cityName, provinceName } = address
	const place = `${village}, ${districtName}, ${cityName}, ${provinceName} ${postcode}`.trimEnd()
	return [`${recipient} (${phone})`, street, place].join('\n')
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.reward.title, robots: 'noindex' }) : []

export default function Redeem() {
	return (
		<RedeemScreen page={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
