import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { Section } from '#app/ui/Section.tsx'
import { FlashSold } from './FlashSold.tsx'
import { FlashEnd } from './FlashEnd.tsx'

export type FlashSectionView = {
	name: string
	endsAt: string
	endText: string
	now: string
	cards: (CardView & { soldPercent: number | null })[]
}

/** The running flash sale on the home page. */
export function FlashSection({
	id,
	sale,
	dataSaver,
}: {
	id: string
	sale: FlashSectionView
	dataSaver: boolean
}) {
	const { t } = useTranslation('catalog')
	const percents = new Map(sale.cards.map(({ id: product, soldPercent }) => [product, soldPercent]))
	return (
		<Section id={id} title={t('flash.title', { name: sale.name })} more={<FlashEnd {...sale} />}>
			<CardGrid
				cards={sale.cards}
				shape="strip"
				dataSaver={dataSaver}
				belowOf={(card) => <FlashSold percent={percents.get(card.id) ?? null} />}
			/>
		</Section>
	)
}
