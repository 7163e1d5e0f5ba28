import { useTranslation } from 'react-i18next'
import { TabbedHead } from '#admin/ui/TabbedHead.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

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
	/** The CSV file of what the page shows. */
	file: string
}

/** The head of a report, with the tabs of the other reports and its CSV file. */
export function ReportHead({ current, reports, file }: ReportHeadProps) {
	const { t } = useTranslation('reports')
	return (
		<TabbedHead
			title={t(`report.${current}`)}
			actions={
				<ButtonLink href={file} download>
					<Icon name="download" />
					{t('csv')}
				</ButtonLink>
			}
			label={t('reports')}
			tabs={reports.map((key) => ({ key, href: hrefs[key], label: t(`report.${key}`) }))}
			current={current}
		/>
	)
}
