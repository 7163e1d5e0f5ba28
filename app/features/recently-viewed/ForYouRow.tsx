import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Section } from '#app/ui/Section.tsx'
import { viewedProducts } from './viewed-products.ts'

export type ForYouAnswer = { cards: CardView[] }

/** The row of ForYou; its script is loaded by itself. */
export function ForYouRow({ dataSaver }: { dataSaver: boolean }) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { load, data } = useFetcher<ForYouAnswer>()
	const action = path(paths.forYou)
	useEffect(() => {
		const ids = viewedProducts()
		if (ids.length > 0) load(`${action}?ids=${ids.join(',')}`)
	}, [action, load])
	const cards = data?.cards ?? []
	if (cards.length === 0) return null
	return (
		<Section id="for-you" title={t('forYou')}>
			<CardGrid cards={cards} shape="strip" dataSaver={dataSaver} />
		</Section>
	)
}
