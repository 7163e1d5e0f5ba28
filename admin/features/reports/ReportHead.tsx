import { useTranslation } from '#admin/i18n/use-translation.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { TabbedHead } from '#admin/ui/TabbedHead.tsx'

export const REPORTS = ['sales', 'stock', 'liabilities'] as const
export type Report = (typeof REPORTS)[number]

const hrefs: Record<Report, string> = {
	sales: '/reports',
	stock: '/reports/stock',
	liabilities: '/reports/liabilities',
}

type ReportHeadProps = {
	current: Report
	/** The reports that the staff member may read. */
	reports: Report[]
	/** The file of what the page shows. */
	file: string
}

/** The head of a report, with the tabs of the other reports and its file. */
export function ReportHead({ current, reports, file }: ReportHeadProps) {
	const { t } = useTranslation('reports')
	return (
		<TabbedHead
			title={t(`report.${current}`)}
			actions={<DownloadForm file={file}>{t('download')}</DownloadForm>}
			label={t('reports')}
			tabs={reports.map((key) => ({ key, href: hrefs[key], label: t(`report.${key}`) }))}
			current={current}
		/>
	)
}
