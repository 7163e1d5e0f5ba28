import { useTranslation } from 'react-i18next'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { settingsTabs, type SettingsTab } from './settings-tabs.ts'

/** The head of a page of settings, with the way to the others. */
export function SettingsHead({ current, tabs }: { current: SettingsTab; tabs: SettingsTab[] }) {
	const { t } = useTranslation(['settings', 'common'])
	const shown = settingsTabs.filter(({ key }) => tabs.includes(key))
	return (
		<>
			<PageHead title={t('common:nav.settings')} />
			<div className="mb-4">
				<TabLinks
					label={t('common:nav.settings')}
					tabs={shown.map(({ key, href }) => ({
						href,
						label: t(`tab.${key}`),
						isCurrent: key === current,
					}))}
				/>
			</div>
		</>
	)
}
