import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'

type ContentTrailProps = {
	/** Between home and here. */
	over?: { href: string; label: string }[]
	here: string
}

/** Home, what is above, and this page. */
export function ContentTrail({ over = [], here }: ContentTrailProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Breadcrumb
			label={t('breadcrumbs')}
			trail={[{ href: path(paths.home), label: t('home') }, ...over, { label: here }]}
		/>
	)
}
