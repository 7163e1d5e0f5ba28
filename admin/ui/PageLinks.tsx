import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

/** Links to the first and the next page of a list with cursor pagination. */
export function PageLinks({ first, next }: { first: string | null; next: string | null }) {
	const { t } = useTranslation('common')
	if (first === null && next === null) return null
	return (
		<nav aria-label={t('pages.label')} className="mt-4 flex flex-wrap gap-2">
			{first === null ? null : <ButtonLink href={first}>{t('pages.first')}</ButtonLink>}
			{next === null ? null : <ButtonLink href={next}>{t('pages.next')}</ButtonLink>}
		</nav>
	)
}
