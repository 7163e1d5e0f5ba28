import { codeText } from '#web/i18n/text-keys.ts'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { readLiabilities } from '#contract/liabilities-report.ts'
import { chartSlots } from '#admin/features/reports/chart-slots.ts'
import { PeriodChart } from '#admin/features/reports/PeriodChart.tsx'
import { PeriodForm } from '#admin/features/reports/PeriodForm.tsx'
import { readableReports } from '#admin/features/reports/readable-reports.ts'
import { ReportHead } from '#admin/features/reports/ReportHead.tsx'
import { spanOf, spanQuery } from '#admin/features/reports/report-span.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'

const address = '/reports/liabilities'
const columns = ['opening', 'increase', 'decrease', 'closing'] as const

export async function loader(args: AdminArgs) {
	const { api, locale, now, can } = await requireStaff(args, 'liabilities')
	const span = spanOf(new URL(args.request.url).searchParams, now)
	const { total, accounts, days } = await api.call(readLiabilities, { query: span })
	const slots = chartSlots(
		days.map(({ day, closing }) => ({ day, value: closing })),
		[],
		locale,
	)
	const rowOf = (account: string, flow: typeof total) => ({
		account,
		opening: formatMoney(flow.opening),
		increase: formatMoney(flow.increase),
		decrease: formatMoney(-flow.decrease),
		closing: formatMoney(flow.closing),
	})
	return {
		title: pageTitle(locale, 'reports:report.liabilities'),
		span,
		slots,
		reports: readableReports(can),
		top: formatMoney(Math.max(0, ...slots.map(({ value }) => value))),
		rows: [...accounts.map(({ account, ...flow }) => rowOf(account, flow)), rowOf('total', total)],
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function LiabilitiesPage() {
	const { span, slots, reports, top, rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('reports')
	const file = `${address}/file?${new URLSearchParams(spanQuery(span))}`
	return (
		<>
			<ReportHead current="liabilities" reports={reports} file={file} />
			<PeriodForm action={address} span={span} others={{}} />
			<Panel id="owed" title={t('owed.title')}>
				<MutedText>{t('owed.about')}</MutedText>
				<PeriodChart label={t('owed.chart')} slots={slots} top={top} />
				<ListTable
					caption={t('owed.title')}
					rows={rows}
					keyOf={({ account }) => account}
					columns={[
						{ label: t('owed.account'), cell: ({ account }) => codeText(t, 'account', account) },
						...columns.map((column) => ({
							label: t(`owed.${column}`),
							cell: (row: (typeof rows)[number]) => row[column],
							end: true,
						})),
					]}
				/>
			</Panel>
		</>
	)
}
