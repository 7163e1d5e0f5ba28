import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type SessionView = {
	id: string
	/** Browser and system, translated. */
	device: string
	/** Formatted in Jakarta's time zone. */
	created: string
	seen: string
	isCurrent: boolean
}

type SessionsScreenProps = { title: string; sessions: SessionView[]; formToken: string }

/** The customer's open sessions; all but the current one can be ended. */
export function SessionsScreen({ title, sessions, formToken }: SessionsScreenProps) {
	const { t } = useTranslation('account')
	const path = usePath()
	return (
		<>
			<PageHeader title={title}>{t('sessions.lead')}</PageHeader>
			<ul className="flex flex-col gap-4">
				{sessions.map(({ id, device, created, seen, isCurrent }) => (
					<Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-2">
						<div className="wrap-anywhere">
							<div className="flex flex-wrap items-center gap-2">
								<h2 className="text-16">{device}</h2>
								{isCurrent ? <Tag>{t('sessions.current')}</Tag> : null}
							</div>
							<MutedText>{t('sessions.seen', { date: seen })}</MutedText>
							<MutedText>{t('sessions.created', { date: created })}</MutedText>
						</div>
						{isCurrent ? null : (
							<Form method="post" action={path(paths.profile.sessionEnd(id))}>
								<input type="hidden" name="formToken" value={formToken} />
								<Button aria-label={t('sessions.endNamed', { device })}>{t('sessions.end')}</Button>
							</Form>
						)}
					</Card>
				))}
			</ul>
			<MutedText className="mt-6">
				{t('sessions.strange')}{' '}
				<TextLink href={path(paths.profile.password)}>{t('sessions.password')}</TextLink>
			</MutedText>
		</>
	)
}
