import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

/** Shown on an agent's pages to a customer who is no agent. */
export function NoAgency({ title }: { title: string }) {
	const { t } = useTranslation('agency')
	const path = usePath()
	return (
		<>
			<PageHeader title={title} />
			<EmptyState
				drawing="people"
				title={t('none.title')}
				action={
					<ButtonLink variant="primary" href={path(paths.joinAgents)}>
						{t('none.join')}
					</ButtonLink>
				}
			>
				{t('none.text')}
			</EmptyState>
		</>
	)
}
