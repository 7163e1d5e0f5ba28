import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { contentTabs, type ContentTab } from './content-tabs.ts'

/** The head of a page of content, with the way to the others. */
export function ContentHead({ current, actions }: { current: ContentTab; actions?: ReactNode }) {
	const { t } = useTranslation(['content', 'common'])
	return (
		<>
			<PageHead title={t('common:nav.content')} actions={actions} />
			<div className="mb-4">
				<TabLinks
					label={t('common:nav.content')}
					tabs={contentTabs.map(({ key, href }) => ({
						href,
						label: t(`tab.${key}`),
						isCurrent: key === current,
					}))}
				/>
			</div>
		</>
	)
}
