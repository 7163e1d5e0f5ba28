import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listWithdrawals } from '#contract/withdrawal.ts'
import { WithdrawalList } from '#app/features/wallet/WithdrawalList.tsx'
import { withdrawalView } from '#app/features/wallet/withdrawal-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['balance', 'my-orders', 'profile'] }

/** Withdrawals from the wallet, newest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const page = pageNumber(new URL(request.url).searchParams)
	const { list, pages } = await orRespond(
		api.call(listWithdrawals, { query: { source: 'wallet', page } }),
	)
	if (page > Math.max(1, pages)) throw goTo(locale, paths.profile.walletWithdrawals)
	return {
		title: translator(locale)('balance:history.title'),
		from: paths.profile.wallet,
		page,
		pages,
		withdrawals: list.map((each) => withdrawalView(each, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function WalletHistory() {
	const { title, ...list } = useLoaderData<typeof loader>()
	return (
		<>
			<PageHeader title={title} />
			<WithdrawalList {...list} />
		</>
	)
}
