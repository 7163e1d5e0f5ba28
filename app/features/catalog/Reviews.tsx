import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { reviewOrders } from '#app/domain/catalog.ts'
import { Chips } from '#app/ui/Chips.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { RatingBars } from '#app/ui/RatingBars.tsx'
import { Section } from '#app/ui/Section.tsx'
import { PictureZoom, zoomLink } from './PictureZoom.tsx'
import type { ProductView } from './product-view.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { reviewSearch, type ReviewsView } from './reviews-view.ts'

type ReviewsProps = { product: ProductView; reviews: ReviewsView | null; dataSaver: boolean }

/** Reviews: average, rating bars that filter, and texts with filters, orders and pagination. */
export function Reviews({ product, reviews, dataSaver }: ReviewsProps) {
	const { t } = useTranslation('catalog')
	return (
		<Section id="reviews" title={t('review.title')}>
			{product.rating === null ? (
				<p className="text-mute">{t('review.none')}</p>
			) : (
				<div className="grid gap-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-12">
					<Average product={product} rating={product.rating} stars={reviews?.stars ?? null} />
					{reviews === null ? (
						<p className="text-mute">{t('review.unavailable')}</p>
					) : (
						<div className="flex min-w-0 flex-col gap-4">
							{product.reviewCount > 1 ? <ReviewChoices reviews={reviews} /> : null}
							<ReviewList reviews={reviews} dataSaver={dataSaver} />
						</div>
					)}
				</div>
			)}
		</Section>
	)
}

type AverageProps = { product: ProductView; rating: string; stars: number | null }

function Average({ product, rating, stars: chosen }: AverageProps) {
	const { t } = useTranslation('catalog')
	const { pathname, search } = useLocation()
	return (
		<div className="flex flex-col gap-4">
			<p className="flex flex-wrap items-baseline gap-2 text-14 text-mute">
				<span className="text-36 font-bold text-ink">{rating}</span>
				{`${t('review.outOf')} · ${t('review.from', { count: product.reviewCount })}`}
			</p>
			<RatingBars
				bars={product.bars.map(({ stars, count }) => ({
					stars,
					count,
					label: t('review.bar', { stars, count }),
					href: count === 0 ? undefined : `${pathname}${reviewSearch(search, { stars })}`,
					isCurrent: stars === chosen,
				}))}
			/>
		</div>
	)
}

/** Filters and orders as links. */
function ReviewChoices({ reviews }: { reviews: ReviewsView }) {
	const { t } = useTranslation('catalog')
	const { pathname, search } = useLocation()
	const hrefOf = (change: Parameters<typeof reviewSearch>[1]) =>
		`${pathname}${reviewSearch(search, change)}`
	const { stars, withPicture, anyPicture, order } = reviews
	const filters = [
		...(stars === null
			? []
			: [
					{
						href: hrefOf({ stars: null }),
						label: t('review.onlyStars', { stars }),
						removeLabel: t('review.removeFilter'),
					},
				]),
		...(withPicture
			? [
					{
						href: hrefOf({ withPicture: false }),
						label: t('review.withPicture'),
						removeLabel: t('review.removeFilter'),
					},
				]
			: anyPicture
				? [{ href: hrefOf({ withPicture: true }), label: t('review.withPicture') }]
				: []),
	]
	const orders = (
		<Chips
			label={t('review.orders')}
			chips={reviewOrders.map((each) => ({
				href: hrefOf({ order: each }),
				label: t(`review.order.${each}`),
				current: each === order,
			}))}
		/>
	)
	if (filters.length === 0) return orders
	return (
		<div className="flex flex-wrap gap-x-6 gap-y-2">
			<Chips label={t('review.filters')} chips={filters} />
			{orders}
		</div>
	)
}

const zoomId = 'review-zoom'

function ReviewList({ reviews, dataSaver }: { reviews: ReviewsView; dataSaver: boolean }) {
	const { t } = useTranslation('catalog')
	const { pathname, search } = useLocation()
	const hrefOf = (page: number) => {
		const query = new URLSearchParams(search)
		query.set('reviews', String(page))
		return `${pathname}?${query}#reviews`
	}
	const pictures = reviews.items.flatMap(({ pictureIds }) => pictureIds)
	return (
		<div>
			{reviews.items.length === 0 ? <p className="text-mute">{t('review.noneSuch')}</p> : null}
			<ul className="flex flex-col gap-4">
				{reviews.items.map((review) => (
					<ReviewItem
						key={review.id}
						review={review}
						pictureLink={dataSaver ? undefined : zoomLink(zoomId)}
					/>
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
			{pictures.length === 0 || dataSaver ? null : (
				<PictureZoom id={zoomId} label={t('review.pictures')} isSeveral={pictures.length > 1} />
			)}
		</div>
	)
}
