import type { STOCK_CHANGE_REASONS } from '#contract/variant-change.ts'
import { codeText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type StockMove = {
	key: number
	at: string
	/** Text key of the cause. */
	kind: string
	/** Reason and note of a manual change. */
	reason: (typeof STOCK_CHANGE_REASONS)[number] | null
	note: string
	order: string | null
	onHand: string
	reserved: string
}

/** Stock moves of a variant, newest first. */
export function StockMovesPanel({ moves }: { moves: StockMove[] }) {
	const { t } = useTranslation('products')
	return (
		<Panel id="moves" title={t('moves')}>
			{moves.length === 0 ? (
				<p className="text-mute">{t('noMoves')}</p>
			) : (
				<ListTable
					caption={t('moves')}
					rows={moves}
					keyOf={({ key }) => key}
					columns={[
						{ label: t('at'), cell: ({ at }) => at },
						{
							label: t('what'),
							cell: ({ kind, reason, note, order }) => (
								<>
									{reason === null ? codeText(t, 'kinds', kind) : t(`reasons.${reason}`)}
									{note === '' ? '' : `: ${note}`}{' '}
									{order ? <TextLink href={`/orders/${order}`}>{order}</TextLink> : null}
								</>
							),
						},
						{ label: t('onHand'), cell: ({ onHand }) => onHand, end: true },
						{ label: t('reserved'), cell: ({ reserved }) => reserved, end: true },
					]}
				/>
			)}
		</Panel>
	)
}
