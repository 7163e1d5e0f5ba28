import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { comparePath } from './compare.ts'

type RelatedRowsProps = {
	product: { id: number }
	similar: CardView[]
	/** Often bought in one order with the product. */
	together: CardView[]
	dataSaver: boolean
}

/** Rows below a product: what is bought together with it, and what is like it. */
export function RelatedRows({ product, similar, together, dataSaver }: RelatedRowsProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<>
			{together.length > 0 ? (
				<Section id="together" title={t('product.together')}>
					<CardGrid cards={together} shape="strip" dataSaver={dataSaver} />
				</Section>
			) : null}
			{similar.length > 0 ? (
				<Section
					id="related"
					title={t('product.related')}
					more={
						<TextLink
							href={path(comparePath([product.id, ...similar.slice(0, 2).map(({ id }) => id)]))}
							rel="nofollow"
						>
							{t('compare.open')}
						</TextLink>
					}
				>
					<CardGrid cards={similar} shape="strip" dataSaver={dataSaver} />
				</Section>
			) : null}
		</>
	)
}
