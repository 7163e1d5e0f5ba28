import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getWithdrawal } from '#contract/withdrawal.ts'
import { withdrawalView } from '#app/features/wallet/withdrawal-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { WithdrawalBadge } from '#app/features/wallet/WithdrawalBadge.tsx'

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

/** After the request: number, bank account, and expected date. */
export default function Withdrawn() {
	const { title, withdrawal } = useLoaderData<typeof loader>()
	const { t } = useTranslation('balance')
	const path = usePath()
	const { code, status, colour, amount, bankName, masked, holder, requested } = withdrawal
	return (
		<div className="flex flex-col gap-4 max-w-144">
			<PageHeader title={title}>{t('success.lead')}</PageHeader>
			<Card variant="filled">
				<SummaryList
					rows={[
						{ term: t('history.code'), value: <b className="tabular-nums">{code}</b> },
						{
							term: t('history.status'),
							value: <WithdrawalBadge status={status} colour={colour} />,
						},
						{ term: t('history.requested'), value: requested },
						{ term: t('history.account'), value: `${bankName} ${masked}` },
						{ term: t('history.holder'), value: holder },
						{ term: t('history.amount'), value: amount, total: true },
					]}
				/>
			</Card>
			<Alert>{t('success.estimate')}</Alert>
			<div className="flex flex-wrap items-center gap-2">
				<ButtonLink variant="primary" href={path(paths.profile.walletWithdrawals)}>
					{t('success.history')}
				</ButtonLink>
				<ButtonLink href={path(paths.profile.wallet)}>{t('success.wallet')}</ButtonLink>
			</div>
		</div>
	)
}
