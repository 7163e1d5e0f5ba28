import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import type { SalesDimension } from '#contract/sales-report.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { aboutOf, emptyOf, givenOf, withoutOf } from './dimension-texts.ts'
import { PartBars } from './PartBars.tsx'
import type { PartRow } from './sales-view.ts'

const MAX_BARS = 10
/** Dimensions with a shipping column. */
const withShipping: readonly SalesDimension[] = ['COURIER', 'REGION']
type PartsPanelProps = { by: SalesDimension; rows: PartRow[]; isFirst: boolean }

/** Sales by product, courier and so on: the largest as bars, all rows of the page as a table. */
export function PartsPanel({ by, rows, isFirst }: PartsPanelProps) {
	const { t } = useTranslation('reports')
	const nameOf = ({ key, name }: PartRow) =>
		name !== '' ? name : key === '' ? t(withoutOf[by]) : t('unknown', { key })
	if (rows.length === 0) {
		return <EmptyState drawing="search" title={t('empty.title')}>{t(emptyOf[by])}</EmptyState> // prettier-ignore
	}
	const bars = rows.slice(0, MAX_BARS)
	const given = givenOf[by]
	return (
		<Panel id="parts" title={t(`by.${by}`)}>
			<MutedText>{t(aboutOf[by])}</MutedText>
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
					...(given ? [{ label: t(given), cell: ({ given }: PartRow) => given, end: true }] : []),
					{ label: t('column.goods'), cell: ({ goods }) => goods, end: true },
					{ label: t('column.previous'), cell: ({ previous }) => previous, end: true },
				]}
			/>
		</Panel>
	)
}
