import { clsx } from 'clsx'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { MutedText } from '#app/ui/MutedText.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { ArticleCardView } from './article-view.ts'

type ArticleCardsProps = {
	cards: ArticleCardView[]
	heading?: 'h2' | 'h3'
	/** How many pictures load at once. */
	eager?: number
	/** On a phone one line that scrolls sideways. */
	strip?: boolean
	hemat: boolean
}

const sizes = '(width >= 75rem) 379px, (width >= 45rem) 31vw, 100vw'

/** Articles as cards, each one link. */
export function ArticleCards({
	cards,
	heading: Heading = 'h3',
	eager = 0,
	strip,
	hemat,
}: ArticleCardsProps) {
	const path = usePath()
	// Without script a browser loads every picture at once, however far down it is.
	const withPictures = !(strip && hemat)
	return (
		<div className={clsx('reads', strip && 'reads-x')}>
			{cards.map((card, index) => (
				<article key={card.slug} className="read">
					{withPictures ? (
						<div className="read-pic">
							{card.image ? (
								<Picture
									image={card.image}
									widths={imageWidths.gallery}
									sizes={sizes}
									eager={index < eager}
									hemat={hemat}
									decorative
								/>
							) : null}
						</div>
					) : null}
					<MutedText size={12}>
						{card.category} · <time dateTime={card.published.iso}>{card.published.text}</time> ·{' '}
						{card.minutes}
					</MutedText>
					<Heading>
						<Anchor href={path(paths.article(card.slug))}>{card.title}</Anchor>
					</Heading>
					<MutedText>{card.summary}</MutedText>
				</article>
			))}
		</div>
	)
}
