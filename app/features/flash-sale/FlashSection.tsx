import { useTranslation } from 'react-i18next'
import { CardGrid } from '#app/features/goods/CardGrid.tsx'
import type { CardView } from '#app/features/goods/card-view.ts'
import { Section } from '#app/ui/Section.tsx'
import { FlashEnd } from './FlashEnd.tsx'

export type FlashSectionView = {
	name: string
	endsAt: string
	endText: string
	now: string
	cards: CardView[]
}

/** The running flash sale on the home page. */
export function FlashSection({
	sale,
	dataSaver,
}: {
	sale: FlashSectionView | null
	dataSaver: boolean
}) {
	const { t } = useTranslation('catalog')
	if (sale === null) return null
	return (
		<Section
			id="flash-sale"
			title={t('flash.title', { name: sale.name })}
			more={<FlashEnd {...sale} />}
		>
			<CardGrid cards={sale.cards} shape="strip" dataSaver={dataSaver} />
		</Section>
	)
}
