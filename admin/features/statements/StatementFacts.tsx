import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { StatementView } from './statement-view.ts'

/** The contents of a statement and what was left out. */
export function StatementFacts({ statement }: { statement: StatementView }) {
	const { t } = useTranslation('statements')
	const { account, period, lines, added, pending, foreign, unreadable } = statement
	return (
		<div className="grid gap-4">
			<SummaryList
				variant="strong"
				rows={[
					{ term: t('facts.account'), value: account },
					{ term: t('facts.period'), value: period },
					{ term: t('facts.lines'), value: t('facts.linesOf', { added, lines }) },
					{
						term: t('facts.uploaded'),
						value: t('facts.uploadedBy', { by: statement.by, at: statement.uploaded }),
					},
				]}
			/>
			{pending > 0 ? <Alert title={t('facts.pending', { count: pending })} /> : null}
			{foreign > 0 ? <Alert title={t('facts.foreign', { count: foreign })} /> : null}
			{unreadable ? (
				<Alert tone="warning" title={t('facts.unreadable', { rows: unreadable })} />
			) : null}
		</div>
	)
}
