import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getWithdrawal } from '#contract/withdrawal.ts'
import { withdrawalView } from '#app/features/wallet/withdrawal-view.ts'
import { WithdrawnScreen } from '#app/features/wallet/WithdrawnScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { i18n: ['balance', 'profile'] }

/** The withdrawal just requested (?id=); without one the history; another customer's is a 404. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const id = new URL(request.url).searchParams.get('id') ?? ''
	if (id === '') throw goTo(locale, paths.profile.walletWithdrawals)
	const withdrawal = await orRespond(api.call(getWithdrawal, { id }))
	return {
		title: translator(locale)('balance:success.title'),
		withdrawal: withdrawalView(withdrawal, locale),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Withdrawn() {
	return <WithdrawnScreen {...useLoaderData<typeof loader>()} />
}
