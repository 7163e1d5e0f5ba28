import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button } from '#app/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tag } from '#app/ui/Tag.tsx'

export type SessionView = {
	id: string
	/** Browser and system, in the page's words. */
	device: string
	/** Written out in Jakarta's time. */
	created: string
	seen: string
	isCurrent: boolean
}

type SessionsScreenProps = { title: string; sessions: SessionView[]; formToken: string }

/** Where the customer is signed in; every place but this one can be ended. */
export function SessionsScreen({ title, sessions, formToken }: SessionsScreenProps) {
	const { t } = useTranslation('account')
	const path = usePath()
	return (
		<>
			<PageHeader title={title}>{t('sessions.lead')}</PageHeader>
			<ul className="stack">
				{sessions.map(({ id, device, created, seen, isCurrent }) => (
					<li key={id} className="box row row-x">
						<div className="wrap-anywhere">
							<div className="row">
								<h2 className="text-16">{device}</h2>
								{isCurrent ? <Tag>{t('sessions.current')}</Tag> : null}
							</div>
							<p className="help">{t('sessions.seen', { date: seen })}</p>
							<p className="help">{t('sessions.created', { date: created })}</p>
						</div>
						{isCurrent ? null : (
							<Form method="post" action={path(paths.profile.sessionEnd(id))}>
								<input type="hidden" name="formToken" value={formToken} />
								<Button aria-label={t('sessions.endNamed', { device })}>{t('sessions.end')}</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
			<p className="help mt-6">
				{t('sessions.strange')}{' '}
				<Anchor className="link" href={path(paths.profile.password)}>
					{t('sessions.password')}
				</Anchor>
			</p>
		</>
	)
}
