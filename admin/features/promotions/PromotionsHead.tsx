import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TabbedHead } from '#admin/ui/TabbedHead.tsx'
import { promotionTabs, type PromotionTab } from './promotion-tabs.ts'

type PromotionsHeadProps = { current: PromotionTab; tabs: PromotionTab[]; actions?: ReactNode }

/** The head of the promotion pages, with their tabs. */
export function PromotionsHead({ current, tabs, actions }: PromotionsHeadProps) {
	const { t } = useTranslation(['promotions', 'common'])
	const shown = promotionTabs.filter(({ key }) => tabs.includes(key))
	return (
		<TabbedHead
			title={t('common:nav.promotions')}
			actions={actions}
			label={t('common:nav.promotions')}
			tabs={shown.map(({ key, href }) => ({ key, href, label: t(`tab.${key}`) }))}
			current={current}
		/>
	)
}
