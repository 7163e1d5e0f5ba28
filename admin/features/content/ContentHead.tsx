import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TabbedHead } from '#admin/ui/TabbedHead.tsx'
import { contentTabs, type ContentTab } from './content-tabs.ts'

/** The head of the content pages, with their tabs. */
export function ContentHead({ current, actions }: { current: ContentTab; actions?: ReactNode }) {
	const { t } = useTranslation(['content', 'common'])
	return (
		<TabbedHead
			title={t('common:nav.content')}
			actions={actions}
			label={t('common:nav.content')}
			tabs={contentTabs.map(({ key, href }) => ({ key, href, label: t(`tab.${key}`) }))}
			current={current}
		/>
	)
}
