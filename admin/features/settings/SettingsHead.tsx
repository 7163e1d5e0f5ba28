import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TabbedHead } from '#admin/ui/TabbedHead.tsx'
import { settingsTabs, type SettingsTab } from './settings-tabs.ts'

/** The head of the settings pages, with their tabs. */
export function SettingsHead({ current, tabs }: { current: SettingsTab; tabs: SettingsTab[] }) {
	const { t } = useTranslation(['settings', 'common'])
	const shown = settingsTabs.filter(({ key }) => tabs.includes(key))
	return (
		<TabbedHead
			title={t('common:nav.settings')}
			label={t('common:nav.settings')}
			tabs={shown.map(({ key, href }) => ({ key, href, label: t(`tab.${key}`) }))}
			current={current}
		/>
	)
}
