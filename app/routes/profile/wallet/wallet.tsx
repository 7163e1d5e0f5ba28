import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getProfile } from '#contract/account.ts'
import { listSavedBanks } from '#contract/bank.ts'
import { listWithdrawals } from '#contract/withdrawal.ts'
import { formatMoney } from '#web/domain/money.ts'
import { getWalletStatement } from '#contract/statement.ts'
import { kindsOf } from '#app/domain/statement.ts'
import { statementPath, statementView } from '#app/features/wallet/statement-view.ts'
import { withdrawView } from '#app/features/wallet/withdrawal-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { StatementList } from '#app/features/wallet/StatementList.tsx'
import { WithdrawForm } from '#app/features/wallet/WithdrawForm.tsx'
import { statementQuery } from './statement-query.ts'
import { withdraw } from './withdraw.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['auth', 'balance', 'my-orders', 'profile'] }

const currentPath = paths.profile.wallet

/** The wallet: balance, withdrawal form, statement. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const requested = statementQuery(request, kindsOf.wallet)
	const [statement, { hasOpen }, { list: banks }, { hasPassword }] = await orRespond(
		Promise.all([
			api.call(getWalletStatement, { query: requested }),
			api.call(listWithdrawals, { query: { source: 'wallet' } }),
			api.call(listSavedBanks, {}),
			api.call(getProfile, {}),
		]),
	)
	const last = Math.max(1, statement.pages)
	if (requested.page > last)
		throw goTo(locale, statementPath(currentPath, { ...requested, page: last }))
	return {
		title: translator(locale)('balance:wallet.title'),
		available: formatMoney(statement.balance),
		held: formatMoney(statement.held),
		withdraw: withdrawView({
			path: currentPath,
			available: statement.balance,
			hasOpen,
			banks,
			hasPassword,
			formToken: context.formToken(),
			formKey: context.newFormKey(),
		}),
		statement: statementView(requested, statement, {
			locale,
			path: currentPath,
			kinds: kindsOf.wallet,
		}),
	}
}

/** Requests a withdrawal: 303 to its page, or this page with errors. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const { withdrawal, refusal } = await withdraw(context, await request.formData(), 'wallet')
	return refusal ?? goTo(context.locale, `${currentPath}/success?id=${withdrawal.id}`)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The wallet: balance, withdrawal, statement. */
export default function Wallet() {
	const page = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('balance')
	return (
		<>
			<PageHeader title={page.title}>{t('wallet.lead')}</PageHeader>
			<div className="flex flex-wrap gap-3">
				<Stat label={t('wallet.available')} value={page.available} />
				<Stat label={t('wallet.held')} value={page.held} />
			</div>
			<WithdrawForm view={page.withdraw} result={result} />
			<StatementList
				statement={page.statement}
				empty={{
					title: t('wallet.empty.title'),
					text: t('wallet.empty.text'),
					action: { label: t('wallet.empty.shop'), path: paths.products },
				}}
			/>
		</>
	)
}
