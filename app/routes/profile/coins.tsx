import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { formatDate } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { getCoinStatement } from '#contract/statement.ts'
import { kindsOf } from '#app/domain/statement.ts'
import { statementPath, statementView } from '#app/features/wallet/statement-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { StatementList } from '#app/features/wallet/StatementList.tsx'
import { statementQuery } from './wallet/statement-query.ts'

export const handle = { i18n: ['balance', 'my-orders', 'profile'] }

const currentPath = paths.profile.coins

/** The customer's coins: balance, expiry dates, statement. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const requested = statementQuery(request, kindsOf.coins)
	const statement = await orRespond(api.call(getCoinStatement, { query: requested }))
	const last = Math.max(1, statement.pages)
	if (requested.page > last)
		throw goTo(locale, statementPath(currentPath, { ...requested, page: last }))
	return {
		title: translator(locale)('balance:coins.title'),
		balance: digits(statement.balance),
		worth: formatMoney(statement.balance),
		expiries: statement.expiries.map(({ date, coins }) => ({
			date: formatDate(date, locale),
			coins: digits(coins),
		})),
		statement: statementView(requested, statement, {
			locale,
			path: currentPath,
			kinds: kindsOf.coins,
		}),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The customer's coins: balance, expiry dates, and what they can be used for. */
export default function Coins() {
	const { title, balance, worth, expiries, statement } = useLoaderData<typeof loader>()
	const { t } = useTranslation('balance')
	const [soonest, ...later] = expiries
	return (
		<>
			<PageHeader title={title}>{t('coins.lead')}</PageHeader>
			<div className="flex flex-wrap gap-3">
				<Stat label={t('coins.balance')} value={balance}>
					<MutedText as="span">{t('coins.worth', { worth })}</MutedText>
				</Stat>
				<Stat label={t('coins.soonest')} value={soonest ? soonest.coins : t('coins.none')}>
					{soonest ? <MutedText as="span">{t('coins.until', soonest)}</MutedText> : null}
				</Stat>
			</div>
			{later.length === 0 ? null : (
				<div className="mt-4">
					<Disclosure summary={t('coins.later')}>
						<SummaryList rows={later.map(({ date, coins }) => ({ term: date, value: coins }))} />
					</Disclosure>
				</div>
			)}
			<StatementList
				statement={statement}
				empty={{
					title: t('coins.empty.title'),
					text: t('coins.empty.text'),
					action: { label: t('coins.empty.shop'), path: paths.products },
				}}
			/>
		</>
	)
}
