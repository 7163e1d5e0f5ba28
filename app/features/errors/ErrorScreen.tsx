import { useTranslation } from 'react-i18next'
import { localeOf, localePath } from '#app/i18n/paths.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'

/** The two error screens (spec section 2): 404 with the way home, anything else with Refresh, a form. */
export function ErrorScreen({ status, path }: { status: number; path: string }) {
	const { t } = useTranslation('common')
	const locale = localeOf(path)
	const kind = status === 404 ? 'notFound' : 'other'
	return (
		<main className="narrow stack" id="main">
			<h1>{t(`error.${kind}.title`)}</h1>
			<p>{t(`error.${kind}.text`)}</p>
			<p className="mute">{t(`error.${kind}.message`, { path, status })}</p>
			{status === 404 ? (
				<>
					<p className="mute">{t('error.notFound.status')}</p>
					<p>
						<ButtonLink look="primary" href={localePath(locale, '/')}>
							{t('error.notFound.home')}
						</ButtonLink>
					</p>
				</>
			) : (
				<form method="post" action={localePath(locale, '/error/refresh')} className="row">
					<Button type="submit" look="primary">
						{t('error.other.refresh')}
					</Button>
					<ButtonLink href={localePath(locale, '/')}>{t('error.other.home')}</ButtonLink>
				</form>
			)}
		</main>
	)
}
