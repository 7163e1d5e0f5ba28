import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { AddedRow } from './AddedRow.tsx'
import { useViewedBefore } from './use-viewed-before.ts'
import { noteViewed, viewedProducts } from './viewed-products.ts'

export type ForYouAnswer = { cards: CardView[] }

type ForYouProps = { productId: number; dataSaver: boolean }

/**
 * Recommendations based on the products viewed on this device. Empty without script, and on a device that has viewed no
 * other product: related products are on the page already.
 */
export function ForYou({ productId, dataSaver }: ForYouProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { load, data } = useFetcher<ForYouAnswer>()
	const hasViewed = useViewedBefore(productId)
	const action = path(paths.forYou)
	useEffect(() => noteViewed(productId), [productId])
	useEffect(() => {
		if (hasViewed) load(`${action}?ids=${viewedProducts().join(',')}`)
	}, [hasViewed, productId, action, load])
	return (
		<AddedRow
			id="for-you"
			title={t('forYou')}
			cards={data?.cards ?? null}
			isExpected={hasViewed}
			dataSaver={dataSaver}
			data-viewed={productId}
		/>
	)
}
