import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

/** Nobody has registered with the customer's link yet. */
export function NoMembersYet({ title }: { title: string }) {
	const { t } = useTranslation('agency')
	const path = usePath()
	return (
		<>
			<PageHeader title={title} />
			<EmptyState
				drawing="people"
				title={t('downline.none.title')}
				action={
					<ButtonLink variant="primary" href={path(paths.profile.agency)}>
						{t('downline.none.agency')}
					</ButtonLink>
				}
			>
				{t('downline.none.text')}
			</EmptyState>
		</>
	)
}
