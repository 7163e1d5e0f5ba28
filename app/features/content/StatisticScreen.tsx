import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Container } from '#app/ui/Container.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ContentTrail } from './ContentTrail.tsx'
import { StatisticResult } from './StatisticResult.tsx'
import type { StatisticView } from './statistic-view.ts'
import type { TextView } from './text-view.server.ts'
import { TextBody } from './TextScreen.tsx'

type StatisticScreenProps = {
	title: string
	lead: string
	text: TextView | null
	code: string
	period?: string
	periods: { value: string; label: string }[]
	result: StatisticView | null
	/** The code is unknown. */
	missing: boolean
}

/** Asks for an agent's code and shows the statistics of its link. */
export function StatisticScreen(props: StatisticScreenProps) {
	const { title, lead, text, code, period, periods, result, missing } = props
	const { t } = useTranslation('content')
	const path = usePath()
	const errors = missing ? [t('statistic.unknown', { code })] : undefined
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			{missing ? (
				<div className="mb-4">
					<Alert tone="warning" role="alert" title={t('statistic.missing')}>
						<TextLink href="#agent-code">{t('statistic.unknown', { code })}</TextLink>
					</Alert>
				</div>
			) : null}
			<FilterForm action={path(paths.agentStatistics)} submit={t('statistic.submit')} primary>
				<TextField
					id="agent-code"
					name="code"
					label={t('statistic.code')}
					help={result ? undefined : t('statistic.codeHelp')}
					errors={errors}
					defaultValue={code}
					required
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={40}
				/>
				<SelectField
					id="agent-period"
					name="period"
					label={t('statistic.period')}
					options={periods}
					defaultValue={period}
				/>
			</FilterForm>
			{result ? <StatisticResult {...result} /> : null}
			{text && text.html !== '' && !result ? (
				<div className="mt-8 lg:mt-12">
					<TextBody text={text} />
				</div>
			) : null}
		</Container>
	)
}
