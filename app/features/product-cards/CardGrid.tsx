import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { WishButton } from './WishButton.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ProductCard } from '#app/ui/ProductCard.tsx'
import { ProductGrid } from '#app/ui/ProductGrid.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Price } from '#app/ui/Price.tsx'
import { SwatchList } from '#app/ui/SwatchList.tsx'
import { starred } from '#web/ui/Rating.tsx'
import { pictureFrame } from '#web/ui/PictureFrame.tsx'
import type { CardView } from './card-view.ts'

/** The `sizes` of a card's picture by the shape of its grid. */
export const cardPictureSizes = {
	four: '(width >= 75rem) 220px, (width >= 56.25rem) 24vw, (width >= 40rem) 31vw, calc(50vw - 22px)',
	six: '(width >= 75rem) 187px, (width >= 56.25rem) 24vw, (width >= 40rem) 31vw, calc(50vw - 22px)',
	strip: '(width >= 64rem) 176px, 148px',
}

type CardGridProps = {
	cards: CardView[]
	shape?: keyof typeof cardPictureSizes
	/** Number of pictures loaded eagerly. */
	eager?: number
	/** The first card's picture is the page's largest: it loads with high priority. */
	isLargest?: boolean
	heading?: 'h2' | 'h3'
	dataSaver: boolean
	/** Content below a card. */
	belowOf?: (card: CardView) => ReactNode
}

/** A grid of product cards. */
export function CardGrid(props: CardGridProps) {
	const { cards, shape = 'four', eager = 0, isLargest, heading, dataSaver, belowOf } = props
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<ProductGrid shape={shape}>
			{cards.map((card, index) => (
				<ProductCard
					key={card.slug}
					href={path(paths.product(card.slug))}
					title={card.name}
					heading={heading}
					picture={
						<Picture
							image={card.image}
							widths={imageWidths.card}
							sizes={cardPictureSizes[shape]}
							first={isLargest && index === 0}
							eager={index < eager}
							dataSaver={dataSaver}
							decorative
							frame={pictureFrame()}
						/>
					}
					price={<CardPrice card={card} />}
					meta={<CardMeta card={card} />}
					tag={card.tag ? t(`card.${card.tag}`) : undefined}
					action={<WishButton id={card.id} name={card.name} onPicture />}
					colours={card.colours.length > 0 ? <CardColours card={card} /> : null}
					below={belowOf?.(card)}
				/>
			))}
		</ProductGrid>
	)
}

function CardPrice({ card }: { card: CardView }) {
	const { t } = useTranslation('catalog')
	return (
		<Price
			now={card.price}
			before={card.before ?? undefined}
			beforeLabel={t('card.before')}
			percent={card.percent === null ? undefined : t('card.off', { percent: card.percent })}
		/>
	)
}

function CardColours({ card }: { card: CardView }) {
	const { t } = useTranslation('catalog')
	return (
		<SwatchList
			label={t('card.colours')}
			colours={card.colours}
			more={card.moreColours}
			moreLabel={t('card.moreColours', { count: card.moreColours })}
		/>
	)
}

/** A dot between en spaces. */
const separator = '\u2002·\u2002'

/** Rating and units sold, in one line. */
function CardMeta({ card: { rating, sold } }: { card: CardView }) {
	const { t } = useTranslation('catalog')
	if (rating === null && sold === null) return null
	const facts = [rating ?? [], sold === null ? [] : t('card.sold', { number: sold })].flat()
	return (
		<p
			className={clsx('mt-0.5 text-12/5 text-mute', rating !== null && starred)}
			data-sign={rating === null ? undefined : t('card.ratingLabel')}
		>
			{facts.join(separator)}
		</p>
	)
}
