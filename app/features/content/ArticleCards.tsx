import { clsx } from 'clsx'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ArticleCard } from '#app/ui/ArticleCard.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { pictureFrame } from '#web/ui/PictureFrame.tsx'
import type { ArticleCardView } from './article-view.ts'

type ArticleCardsProps = {
	cards: ArticleCardView[]
	heading?: 'h2' | 'h3'
	/** Number of pictures loaded eagerly. */
	eager?: number
	/** One row on a phone, which scrolls horizontally. */
	strip?: boolean
	dataSaver: boolean
}

const sizes = '(width >= 75rem) 379px, (width >= 45rem) 31vw, 100vw'

/** Article cards. */
export function ArticleCards({ cards, heading, eager = 0, strip, dataSaver }: ArticleCardsProps) {
	const path = usePath()
	// Without script, browsers load lazy pictures at once, wherever they are on the page.
	const withPictures = !(strip && dataSaver)
	return (
		<div
			className={clsx(
				'grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-x-4 gap-y-8 min-[45rem]:grid-cols-3',
				strip && [
					'max-sm:-mx-(--gutter) max-sm:snap-x max-sm:scroll-px-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:py-1 max-sm:scrollbar-none max-sm:*:snap-start',
					'max-sm:auto-cols-[min(16.5rem,82vw)] max-sm:grid-flow-col max-sm:grid-cols-none',
				],
			)}
		>
			{cards.map((card, index) => (
				<ArticleCard
					key={card.slug}
					href={path(paths.article(card.slug))}
					title={card.title}
					heading={heading}
					picture={
						withPictures ? (
							<Picture
								image={card.image}
								widths={imageWidths.gallery}
								sizes={sizes}
								eager={index < eager}
								dataSaver={dataSaver}
								decorative
								frame={pictureFrame({ shape: 'wide', className: 'mb-2' })}
							/>
						) : null
					}
					meta={
						<>
							{card.category} · <time dateTime={card.published.iso}>{card.published.text}</time> ·{' '}
							{card.minutes}
						</>
					}
					summary={card.summary}
				/>
			))}
		</div>
	)
}
