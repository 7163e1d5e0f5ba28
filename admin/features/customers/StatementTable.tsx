import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { statementView } from './customer-view.ts'

type StatementTableProps = { rows: ReturnType<typeof statementView>['rows'] }

/** What moved in one of a customer's balances. */
export function StatementTable({ rows }: StatementTableProps) {
	const { t } = useTranslation('customers')
	return (
		<div className="text-14">
			<ListTable
				caption={t('statement.title')}
				rows={rows}
				keyOf={(row) => row.id}
				columns={[
					{ label: t('statement.at'), cell: (row) => row.at },
					{
						label: t('statement.what'),
						cell: ({ kind, order, by }) => (
							<>
								{t(`statement.kind.${kind}`)}{' '}
								{order ? <TextLink href={`/orders/${order}`}>{order}</TextLink> : null}
								{by === null ? null : (
									<MutedText as="span" className="block">
										{by}
									</MutedText>
								)}
							</>
						),
					},
					{ label: t('statement.amount'), cell: (row) => row.amount, end: true },
					{ label: t('statement.after'), cell: (row) => row.after, end: true },
				]}
			/>
		</div>
	)
}
