import { useTranslation } from 'react-i18next'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
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
	/** Those that this person may read. */
	reports: Report[]
	/** The CSV file of what the page shows. */
	file: string
}

/** Title of a report, the other reports, and its file. */
export function ReportHead({ current, reports, file }: ReportHeadProps) {
	const { t } = useTranslation('reports')
	return (
		<>
			<PageHead
				title={t(`report.${current}`)}
				actions={
					<ButtonLink href={file} download>
						<Icon name="download" />
						{t('csv')}
					</ButtonLink>
				}
			/>
			<div className="mb-4">
				<TabLinks
					label={t('reports')}
					tabs={reports.map((report) => ({
						href: hrefs[report],
						label: t(`report.${report}`),
						isCurrent: report === current,
					}))}
				/>
			</div>
		</>
	)
}
