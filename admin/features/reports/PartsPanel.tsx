import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import type { SalesDimension } from '#contract/report.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PartBars } from './PartBars.tsx'
import type { PartRow } from './sales-view.ts'

const MAX_BARS = 10
/** Dimensions with a shipping column, and with a column of discounts or commissions. */
const withShipping: readonly SalesDimension[] = ['COURIER', 'REGION']
const withGiven: readonly SalesDimension[] = ['AGENT', 'AFFILIATE', 'VOUCHER']

type PartsPanelProps = { by: SalesDimension; rows: PartRow[]; isFirst: boolean }

/** Sales by product, courier and so on: the largest as bars, all rows of the page as a table. */
export function PartsPanel({ by, rows, isFirst }: PartsPanelProps) {
	const { t } = useTranslation('reports')
	const nameOf = ({ key, name }: PartRow) =>
		name !== '' ? name : key === '' ? t(`without.${by}`, t('without.other')) : t('unknown', { key })
	if (rows.length === 0) {
		return <EmptyState drawing="search" title={t('empty.title')}>{t(`empty.${by}`, t('empty.text'))}</EmptyState> // prettier-ignore
	}
	const bars = rows.slice(0, MAX_BARS)
	return (
		<Panel id="parts" title={t(`by.${by}`)}>
			<MutedText>{t(`about.${by}`, t('about.other'))}</MutedText>
			{isFirst ? (
				<PartBars
					label={t('bars', { count: bars.length })}
					parts={bars.map((row) => ({
						key: row.key,
						name: nameOf(row),
						value: row.value,
						amount: row.goods,
					}))}
				/>
			) : null}
			<ListTable
				caption={t(`by.${by}`)}
				rows={rows}
				keyOf={({ key }) => key}
				columns={[
					{ label: t(`column.${by}`), cell: nameOf },
					{ label: t('column.orders'), cell: ({ orders }) => orders, end: true },
					{ label: t('column.units'), cell: ({ units }) => units, end: true },
					...(withShipping.includes(by)
						? [
								{
									label: t('column.shipping'),
									cell: ({ shipping }: PartRow) => shipping,
									end: true,
								},
							]
						: []),
					...(withGiven.includes(by)
						? [{ label: t(`given.${by}`), cell: ({ given }: PartRow) => given, end: true }]
						: []),
					{ label: t('column.goods'), cell: ({ goods }) => goods, end: true },
					{ label: t('column.previous'), cell: ({ previous }) => previous, end: true },
				]}
			/>
		</Panel>
	)
}
