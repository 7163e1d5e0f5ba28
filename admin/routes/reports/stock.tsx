import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { readStockReport } from '#contract/stock-report.ts'
import { PartBars } from '#admin/features/reports/PartBars.tsx'
import { readableReports } from '#admin/features/reports/readable-reports.ts'
import { ReportHead } from '#admin/features/reports/ReportHead.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { digits, formatMoney } from '#web/domain/money.ts'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Stat } from '#web/ui/Stat.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, can } = await requireStaff(args, 'reports')
	const { total, list } = await api.call(readStockReport, {})
	return {
		title: pageTitle(locale, 'reports:report.stock'),
		reports: readableReports(can),
		total: {
			value: formatMoney(total.value),
			onHand: digits(total.onHand),
			reserved: digits(total.reserved),
		},
		rows: list.map((row) => ({
			key: String(row.categoryId),
			name: row.name,
			value: row.value,
			amount: formatMoney(row.value),
			variants: digits(row.variantCount),
			onHand: digits(row.onHand),
			reserved: digits(row.reserved),
		})),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StockReportPage() {
	const { reports, total, rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('reports')
	const named = rows.map((row) => ({ ...row, name: row.name || t('without.CATEGORY') }))
	return (
		<>
			<ReportHead current="stock" reports={reports} file="/reports/stock/file" />
			<div className="mb-6 flex flex-wrap gap-3 rounded-card border border-line bg-ground p-4">
				<Stat label={t('stock.value')} value={total.value} />
				<Stat label={t('stock.onHand')} value={total.onHand}>
					<span className="text-14 text-mute">{t('stock.ofThese', { units: total.reserved })}</span>
				</Stat>
			</div>
			<Panel id="stock" title={t('stock.byCategory')}>
				<MutedText>{t('stock.about')}</MutedText>
				<PartBars label={t('stock.byCategory')} parts={named.slice(0, 10)} />
				<ListTable
					caption={t('stock.byCategory')}
					rows={named}
					keyOf={({ key }) => key}
					columns={[
						{ label: t('column.CATEGORY'), cell: ({ name }) => name },
						{ label: t('stock.variants'), cell: ({ variants }) => variants, end: true },
						{ label: t('stock.onHand'), cell: ({ onHand }) => onHand, end: true },
						{ label: t('stock.reserved'), cell: ({ reserved }) => reserved, end: true },
						{ label: t('stock.value'), cell: ({ amount }) => amount, end: true },
					]}
				/>
			</Panel>
		</>
	)
}
