import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PartsPanel } from '#admin/features/reports/PartsPanel.tsx'
import { PeriodChart } from '#admin/features/reports/PeriodChart.tsx'
import { PeriodForm } from '#admin/features/reports/PeriodForm.tsx'
import { readableReports } from '#admin/features/reports/readable-reports.ts'
import { ReportHead } from '#admin/features/reports/ReportHead.tsx'
import { spanOf, spanQuery } from '#admin/features/reports/report-span.ts'
import {
	dimensionOf,
	partRow,
	salesView,
	type SalesView,
} from '#admin/features/reports/sales-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { readSalesParts, readSalesReport, SALES_DIMENSIONS } from '#contract/sales-report.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'

const address = '/reports'
const PAGE = 100

export async function loader(args: AdminArgs) {
	const { api, locale, now, can } = await requireStaff(args, 'reports')
	const { searchParams } = new URL(args.request.url)
	const span = spanOf(searchParams, now)
	const by = dimensionOf(searchParams.get('by'))
	const next = searchParams.get('next') ?? ''
	const [report, parts] = await Promise.all([
		api.call(readSalesReport, { query: span }),
		by === ''
			? null
			: api.call(readSalesParts, { query: { ...span, by, next: nextOf(next), limit: PAGE } }),
	])
	return {
		title: pageTitle(locale, 'reports:report.sales'),
		span,
		by,
		isFirst: next === '',
		reports: readableReports(can),
		view: salesView(report, locale),
		rows: parts?.list.map(partRow) ?? [],
		next: parts?.next ?? null,
	}
}

export const action = noForm

function nextOf(text: string): string {
	return /^-?\d{1,16}:.{0,80}$/.test(text) ? text : ''
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SalesReportPage() {
	const { span, by, isFirst, reports, view, rows, next } = useLoaderData<typeof loader>()
	const { t } = useTranslation('reports')
	const query = (more: Record<string, string>) =>
		new URLSearchParams({ ...spanQuery(span), ...more })
	const chosen: Record<string, string> = by === '' ? {} : { by }
	return (
		<>
			<ReportHead
				current="sales"
				reports={reports}
				file={`${address}/sales/file?${query(chosen)}`}
			/>
			<PeriodForm action={address} span={span} others={chosen} />
			{view.unsummedDays > 0 ? (
				<div className="mb-4">
					<Alert>{t('unsummed', { count: view.unsummedDays })}</Alert>
				</div>
			) : null}
			<SalesFigures view={view} />
			<div className="mb-4">
				<TabLinks
					label={t('divide')}
					tabs={['' as const, ...SALES_DIMENSIONS].map((dimension) => ({
						href: `${address}?${query(dimension === '' ? {} : { by: dimension })}`,
						label: t(`by.${dimension === '' ? 'DAY' : dimension}`),
						isCurrent: dimension === by,
					}))}
				/>
			</div>
			{by === '' ? <DaysPanel view={view} /> : <PartsPanel by={by} rows={rows} isFirst={isFirst} />}
			<PageLinks
				first={isFirst ? null : `${address}?${query(chosen)}`}
				next={next === null ? null : `${address}?${query({ ...chosen, next })}`}
			/>
			<div className="mt-6">
				<RevenueBreakdown breakdown={view.breakdown} />
			</div>
		</>
	)
}

/** Revenue, orders, units and the average order of a period, beside the period before. */
function SalesFigures({ view }: { view: Pick<SalesView, 'figures' | 'previous'> }) {
	const { t } = useTranslation('reports')
	return (
		<div className="mb-6 grid gap-3 rounded-card border border-line bg-ground p-4">
			<div className="flex flex-wrap gap-3">
				{view.figures.map(({ key, value, change, previous }) => (
					<Stat key={key} label={t(`figure.${key}`)} value={value}>
						<span className="text-14 text-mute">
							{change === null ? t('noBefore') : t('change', { change, previous })}
						</span>
					</Stat>
				))}
			</div>
			<MutedText>{t('comparedWith', view.previous)}</MutedText>
		</div>
	)
}

function DaysPanel({ view }: { view: SalesView }) {
	const { t } = useTranslation('reports')
	return (
		<Panel id="days" title={t('days.title')}>
			<PeriodChart label={t('days.chart')} slots={view.slots} top={view.top} />
			<MutedText>{t('days.legend')}</MutedText>
			<Disclosure summary={t('days.table')} open={view.days.length <= 7}>
				<ListTable
					caption={t('days.chart')}
					rows={view.days}
					keyOf={({ day }) => day}
					columns={[
						{ label: t('column.day'), cell: ({ date }) => date },
						{ label: t('column.orders'), cell: ({ orders }) => orders, end: true },
						{ label: t('column.units'), cell: ({ units }) => units, end: true },
						{ label: t('column.refunded'), cell: ({ refunded }) => refunded, end: true },
						{ label: t('column.revenue'), cell: ({ revenue }) => revenue, end: true },
					]}
				/>
			</Disclosure>
		</Panel>
	)
}

const parts = ['gross', 'discount', 'coins', 'refunded', 'shipping', 'codes'] as const

function RevenueBreakdown({ breakdown }: Pick<SalesView, 'breakdown'>) {
	const { t } = useTranslation('reports')
	return (
		<Panel id="make-up" title={t('makeUp.title')}>
			<div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
				<SummaryList
					rows={[
						...parts.map((part) => ({ term: t(`makeUp.${part}`), value: breakdown[part] })),
						{ term: t('makeUp.revenue'), value: breakdown.revenue, total: true },
					]}
				/>
				<ul className="grid list-disc content-start gap-2 pl-5 text-14 text-soft">
					<li>{t('makeUp.counted')}</li>
					<li>{t('makeUp.day')}</li>
					<li>{t('makeUp.refunds')}</li>
					<li>{t('makeUp.goods')}</li>
				</ul>
			</div>
		</Panel>
	)
}
