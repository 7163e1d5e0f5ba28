import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Personal } from '#app/domain/personal.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { PartWithHearts } from '#app/features/product-cards/PartWithHearts.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Section } from '#app/ui/Section.tsx'
import { AddedRow } from './AddedRow.tsx'
import { useViewedBefore } from './use-viewed-before.ts'

export type RecentlyViewedAnswer = { cards: CardView[] }

type RecentlyViewedProps = {
	/** Null: the page is shared by all visitors, so script fetches them and records this product. */
	cards: Personal<CardView[] | null>
	productId?: number
	dataSaver: boolean
}

/** Recently viewed products. */
export function RecentlyViewed({ cards, productId, dataSaver }: RecentlyViewedProps) {
	return (
		<PartWithHearts from={cards}>
			{(known) =>
				known === null && productId !== undefined ? (
					<FetchedRow productId={productId} dataSaver={dataSaver} />
				) : (
					<KnownRow cards={known ?? []} dataSaver={dataSaver} />
				)
			}
		</PartWithHearts>
	)
}

type KnownRowProps = { cards: CardView[]; dataSaver: boolean }

function KnownRow({ cards, dataSaver }: KnownRowProps) {
	const { t } = useTranslation('frame')
	if (cards.length === 0) return null
	return (
		<Section id="recent" title={t('recent')}>
			<CardGrid cards={cards} shape="strip" dataSaver={dataSaver} />
		</Section>
	)
}

type FetchedRowProps = { productId: number; dataSaver: boolean }

/** The visit is recorded even if the component's script does not load (page-tasks.js). */
function FetchedRow({ productId, dataSaver }: FetchedRowProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { load, data } = useFetcher<RecentlyViewedAnswer>()
	const question = `${path(paths.recentlyViewed)}?product=${productId}`
	useEffect(() => {
		// Delayed, so that the product itself loads first.
		const timer = setTimeout(() => load(question), 500)
		return () => clearTimeout(timer)
	}, [question, load])
	return (
		<AddedRow
			id="recent"
			title={t('recent')}
			cards={data?.cards ?? null}
			isExpected={useViewedBefore(productId)}
			dataSaver={dataSaver}
			data-visit={question}
		/>
	)
}
