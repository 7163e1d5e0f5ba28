import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { ButtonLink } from '#app/ui/Button.tsx'

/** The one thing to do at the end of a page about a programme: ask customer care to join. */
export function ContactAction({ about }: { about: 'agent' | 'affiliate' }) {
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<section className="panel mt-8 max-w-180 stack" aria-labelledby="join">
			<h2 id="join">{t(`join.${about}.title`)}</h2>
			<p>{t(`join.${about}.text`)}</p>
			<div className="row">
				<ButtonLink look="primary" href={path(`/contact?topic=PARTNERSHIP&about=${about}`)}>
					{t('join.action')}
				</ButtonLink>
				{about === 'agent' ? (
					<ButtonLink href={path('/our-agen')}>{t('join.agents')}</ButtonLink>
				) : null}
			</div>
		</section>
	)
}
