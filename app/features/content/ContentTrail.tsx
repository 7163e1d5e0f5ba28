import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'

type ContentTrailProps = {
	/** Pages between home and this one. */
	parents?: { href: string; label: string }[]
	current: string
}

/** The breadcrumb: home, parent pages, this page. */
export function ContentTrail({ parents = [], current }: ContentTrailProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Breadcrumb
			label={t('breadcrumbs')}
			trail={[{ href: path(paths.home), label: t('home') }, ...parents, { label: current }]}
		/>
	)
}
