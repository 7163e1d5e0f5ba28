import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { StatementList } from './StatementList.tsx'
import type { StatementView } from './statement-view.ts'
import type { WithdrawView } from './withdrawal-view.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

export type WalletPage = {
	title: string
	/** Formatted. */
	available: string
	held: string
	withdraw: WithdrawView
	statement: StatementView
}

type WalletScreenProps = { page: WalletPage; result: SubmissionResult<string[]> | undefined }

/** The wallet: balance, withdrawal, statement. */
export function WalletScreen({ page, result }: WalletScreenProps) {
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
