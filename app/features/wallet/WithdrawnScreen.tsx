import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { WithdrawalView } from './withdrawal-view.ts'
import { WithdrawalBadge } from './WithdrawalBadge.tsx'

/** After the request: number, bank account, and expected date. */
export function WithdrawnScreen({
	title,
	withdrawal,
}: {
	title: string
	withdrawal: WithdrawalView
}) {
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
