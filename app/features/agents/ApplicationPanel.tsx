import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { DistrictChoice } from '#app/features/regions/DistrictChoice.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ApplicationForm, type FormView } from './ApplicationForm.tsx'

/** Status of an application, with a form for missing information. */
export type ApplicationView =
	| { state: 'visitor'; signIn: string }
	| { state: 'waiting'; date: string; place: string }
	| { state: 'agent' }
	| { state: 'open' | 'refused'; reason: string | null; form: FormView }

type ApplicationPanelProps = {
	view: ApplicationView
	result: SubmissionResult<string[]> | undefined
}

/** The last section of the page about agents: the form, or the application's status. */
export function ApplicationPanel({ view, result }: ApplicationPanelProps) {
	const { t } = useTranslation('agency')
	const path = usePath()
	return (
		<Card
			as="section"
			variant="filled"
			className="mt-8 max-w-180 flex flex-col gap-4"
			aria-labelledby="apply"
			id="daftar"
		>
			<h2 id="apply">{t(`apply.${view.state}.title`)}</h2>
			{view.state === 'visitor' ? (
				<>
					<p>{t('apply.visitor.text')}</p>
					<div className="flex flex-wrap items-center gap-2">
						<ButtonLink variant="primary" href={view.signIn}>
							{t('apply.visitor.signIn')}
						</ButtonLink>
						<ButtonLink href={path(paths.ourAgents)}>{t('apply.agents')}</ButtonLink>
					</div>
				</>
			) : null}
			{view.state === 'waiting' ? (
				<Alert role="status">
					{t('apply.waiting.text', { date: view.date, place: view.place })}
				</Alert>
			) : null}
			{view.state === 'agent' ? (
				<>
					<p>{t('apply.agent.text')}</p>
					<div className="flex flex-wrap items-center gap-2">
						<ButtonLink variant="primary" href={path(paths.profile.agency)}>
							{t('apply.agent.open')}
						</ButtonLink>
					</div>
				</>
			) : null}
			{view.state === 'refused' ? (
				<Alert tone="warning" title={t('apply.refused.why')}>
					{view.reason}
				</Alert>
			) : null}
			{'form' in view ? <Apply form={view.form} result={result} /> : null}
		</Card>
	)
}

function Apply({ form, result }: { form: FormView; result: ApplicationPanelProps['result'] }) {
	const { t } = useTranslation('agency')
	const path = usePath()
	const { district, search } = form
	if (district) return <ApplicationForm view={form} district={district} result={result} />
	return (
		<div className="flex flex-col gap-4">
			<p>{t('apply.open.district')}</p>
			<DistrictChoice action={`${path(paths.joinAgents)}#daftar`} search={search} />
		</div>
	)
}
