import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Section } from '#app/ui/Section.tsx'
import { AddedRow } from './AddedRow.tsx'
import { useViewedBefore } from './use-viewed-before.ts'

export type RecentlyViewedAnswer = { cards: CardView[] }

type RecentlyViewedProps = {
	/** Null: the page is shared by all visitors, so script fetches them and records this product. */
	cards: CardView[] | null
	productId?: number
	dataSaver: boolean
}

/** Recently viewed products. The visit is recorded even if the component's script does not load (page-tasks.js). */
export function RecentlyViewed({ cards, productId, dataSaver }: RecentlyViewedProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { load, data } = useFetcher<RecentlyViewedAnswer>()
	const action = path(paths.recentlyViewed)
	const question =
		cards === null && productId !== undefined ? `${action}?product=${productId}` : null
	useEffect(() => {
		if (question === null) return
		// Delayed, so that the product itself loads first.
		const timer = setTimeout(() => load(question), 500)
		return () => clearTimeout(timer)
	}, [question, load])
	const hasViewed = useViewedBefore(productId)
	const title = t('recent')
	if (question !== null) {
		return (
			<AddedRow
				id="recent"
				title={title}
				cards={data?.cards ?? null}
				isExpected={hasViewed}
				dataSaver={dataSaver}
				data-visit={question}
			/>
		)
	}
	if (!cards || cards.length === 0) return null
	return (
		<Section id="recent" title={title}>
			<CardGrid cards={cards} shape="strip" dataSaver={dataSaver} />
		</Section>
	)
}
