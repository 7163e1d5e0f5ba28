import { useTranslation } from '#admin/i18n/use-translation.ts'
import { DaySpanFields } from '#admin/ui/DaySpanFields.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { type ChosenSpan, PRESETS } from './report-span.ts'

type PeriodFormProps = {
	action: string
	span: ChosenSpan
	/** Other query parameters to keep. */
	others: Record<string, string>
}

/** Choice of a report's period: preset links, or first and last day. */
export function PeriodForm({ action, span, others }: PeriodFormProps) {
	const { t } = useTranslation('reports')
	return (
		<div className="mb-6 flex flex-col gap-4">
			<TabLinks
				label={t('period.label')}
				tabs={PRESETS.map((preset) => ({
					href: `${action}?${new URLSearchParams({ ...others, period: preset })}`,
					label: t(`period.${preset}`),
					isCurrent: preset === span.preset,
				}))}
			/>
			<FilterForm action={action} submit={t('period.show')}>
				{Object.entries(others).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<DaySpanFields span={span} labels={{ from: t('period.from'), until: t('period.until') }} />
			</FilterForm>
			{span.isInvalid ? <Alert tone="error">{t('period.wrong')}</Alert> : null}
		</div>
	)
}
