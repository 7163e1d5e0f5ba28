import { useLocation } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { setupSteps, stepOf } from './setup-steps.ts'

/** Progress of the setup: all steps on a wide screen; on a phone the current one and its neighbours. */
export function SetupSteps({ linked = true }: { linked?: boolean }) {
	const current = stepOf(useLocation().pathname)
	const { t } = useTranslation('setup')
	const steps = setupSteps.map(({ key, href }) => ({
		label: t(`step.${key}`),
		...(linked && { href }),
	}))
	const [before, step, after] = [steps[current - 1], steps[current], steps[current + 1]]
	if (!step) {
		return (
			<p className="mb-5 text-14 text-mute print:hidden">
				{t('notOpen')}{' '}
				<TextLink href="/setup/open" touch="line">
					{t('goOn')} →
				</TextLink>
			</p>
		)
	}
	return (
		<nav aria-label={t('steps')} className="mb-5 print:hidden">
			<div className="max-lg:hidden">
				<Steps label={t('steps')} steps={steps} current={current} doneLabel={t('before')} />
			</div>
			<div className="lg:hidden">
				<p className="text-14 text-mute">
					{t('stepOf', { number: current + 1, count: steps.length })}
					{': '}
					<b className="text-ink">{step.label}</b>
				</p>
				<p className="flex flex-wrap justify-between gap-x-4 text-14">
					{before?.href ? (
						<TextLink href={before.href} touch="line">
							← {before.label}
						</TextLink>
					) : null}
					{after?.href ? (
						<TextLink href={after.href} touch="line">
							{after.label} →
						</TextLink>
					) : null}
				</p>
			</div>
		</nav>
	)
}

/** Link to the next step, at the end of a step's page. */
export function NextStep() {
	const current = stepOf(useLocation().pathname)
	const { t } = useTranslation('setup')
	const next = current === -1 ? undefined : setupSteps[current + 1]
	if (!next) return null
	return (
		<p className="mt-6 print:hidden">
			<ButtonLink href={next.href}>{t('nextStep', { step: t(`step.${next.key}`) })} →</ButtonLink>
		</p>
	)
}
