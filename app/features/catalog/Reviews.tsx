import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { MutedText } from '#app/ui/MutedText.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { RatingBars } from '#app/ui/RatingBars.tsx'
import { Rating } from '#app/ui/Rating.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { ProductView } from './product-view.ts'
import type { ReviewsView } from './reviews-view.ts'

type ReviewsProps = { product: ProductView; reviews: ReviewsView | null }

/** Reviews: average, rating bars, and texts with pagination. */
export function Reviews({ product, reviews }: ReviewsProps) {
	const { t } = useTranslation('catalog')
	return (
		<Section id="reviews" title={t('review.title')}>
			{product.rating === null ? (
				<p className="text-mute">{t('review.none')}</p>
			) : (
				<div className="grid gap-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-12">
					<Average product={product} rating={product.rating} />
					{reviews === null ? (
						<p className="text-mute">{t('review.unavailable')}</p>
					) : (
						<ReviewList reviews={reviews} />
					)}
				</div>
			)}
		</Section>
	)
}

function Average({ product, rating }: { product: ProductView; rating: string }) {
	const { t } = useTranslation('catalog')
	return (
		<div className="flex flex-col gap-4">
			<p className="flex flex-wrap gap-2 items-baseline">
				<span className="text-36 font-bold">{rating}</span>
				<MutedText as="span">
					{t('review.outOf')} · {t('review.from', { count: product.reviewCount })}
				</MutedText>
			</p>
			<RatingBars
				bars={product.bars.map(({ stars, count }) => ({
					stars,
					count,
					label: t('review.bar', { stars, count }),
				}))}
			/>
		</div>
	)
}

function ReviewList({ reviews }: { reviews: ReviewsView }) {
	const { t } = useTranslation('catalog')
	const { pathname, search } = useLocation()
	const hrefOf = (page: number) => {
		const query = new URLSearchParams(search)
		query.set('reviews', String(page))
		return `${pathname}?${query}#reviews`
	}
	return (
		<div>
			<ul className="flex flex-col gap-4">
				{reviews.items.map(({ id, author, rating, text, date }) => (
					<li key={id} className="border-b border-line pb-4">
						<p className="flex flex-wrap items-center gap-2 text-14">
							<Rating value={String(rating)} label={t('card.ratingLabel')} />
							<span className="font-semibold">{author}</span>
							<span className="font-normal text-mute">{date}</span>
						</p>
						<p className="mt-1 max-w-[68ch]">{text}</p>
					</li>
				))}
			</ul>
			<Pagination
				page={reviews.page}
				pages={reviews.pages}
				hrefOf={hrefOf}
				texts={{
					label: t('review.pages'),
					previous: t('listing.previous'),
					next: t('listing.next'),
					page: (page) => t('listing.page', { page }),
				}}
			/>
		</div>
	)
}
