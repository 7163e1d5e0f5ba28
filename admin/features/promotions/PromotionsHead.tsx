import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { promotionTabs, type PromotionTab } from './promotion-tabs.ts'

type PromotionsHeadProps = { current: PromotionTab; tabs: PromotionTab[]; actions?: ReactNode }

/** The head of a list of promotions, with the way to the others. */
export function PromotionsHead({ current, tabs, actions }: PromotionsHeadProps) {
	const { t } = useTranslation(['promotions', 'common'])
	const shown = promotionTabs.filter(({ key }) => tabs.includes(key))
	return (
		<>
			<PageHead title={t('common:nav.promotions')} actions={actions} />
			<div className="mb-4">
				<TabLinks
					label={t('common:nav.promotions')}
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
