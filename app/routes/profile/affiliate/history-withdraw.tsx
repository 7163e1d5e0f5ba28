import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { getAffiliateStatement } from '#contract/statement.ts'
import { kindsOf } from '#app/domain/statement.ts'
import { StatementList } from '#app/features/wallet/StatementList.tsx'
import { statementPath, statementView } from '#app/features/wallet/statement-view.ts'
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
import { statementQuery } from '../wallet/statement-query.ts'

export const handle = { i18n: ['balance', 'my-orders', 'profile'] }

const currentPath = paths.profile.affiliateWithdrawals

/** Withdrawals and statement of the affiliate balance. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const requested = statementQuery(request, kindsOf.affiliate)
	const page = pageNumber(new URL(request.url).searchParams, 'withdrawals')
	const [statement, { list: withdrawals, pages }] = await orRespond(
		Promise.all([
			api.call(getAffiliateStatement, { query: requested }),
			api.call(listWithdrawals, { query: { source: 'affiliate', page } }),
		]),
	)
	const last = Math.max(1, statement.pages)
	if (requested.page > last)
		throw goTo(locale, statementPath(currentPath, { ...requested, page: last }))
	if (page > Math.max(1, pages)) throw goTo(locale, statementPath(currentPath, requested))
	return {
		title: translator(locale)('balance:history.titleAffiliate'),
		list: {
			...({ from: paths.profile.affiliate, pageName: 'withdrawals' } as const),
			page,
			pages,
			withdrawals: withdrawals.map((each) => withdrawalView(each, locale)),
		},
		statement: statementView(requested, statement, {
			locale,
			path: currentPath,
			kinds: kindsOf.affiliate,
		}),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function AffiliateHistory() {
	const { title, list, statement } = useLoaderData<typeof loader>()
	const { t } = useTranslation('balance')
	return (
		<>
			<PageHeader title={title} />
			<WithdrawalList {...list} />
			<StatementList
				statement={statement}
				empty={{ title: t('affiliate.empty.title'), text: t('affiliate.empty.text') }}
			/>
		</>
	)
}
