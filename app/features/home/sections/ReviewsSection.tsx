import { clsx } from 'clsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { CardLink } from '#app/ui/CardLink.tsx'
import { starred } from '#web/ui/Rating.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { ViewOf } from '../home-view.ts'

/** What buyers wrote last. */
export function ReviewsSection({ section }: { section: ViewOf<'REVIEWS'> }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Section id={`home-${section.id}`} title={section.title}>
			<ul className="grid gap-4 min-[45rem]:grid-cols-3">
				{section.reviews.map(({ id, author, rating, text, slug, product }) => (
					<Card as="li" variant="filled" key={id} className="relative grid content-between gap-4">
						<figure>
							<p className={clsx(starred, 'text-14 text-mute')} data-sign={t('card.ratingLabel')}>
								{rating}
							</p>
							<blockquote className="mt-2 line-clamp-6">{text}</blockquote>
							<figcaption className="mt-3 text-14 font-semibold">{author}</figcaption>
						</figure>
						<CardLink href={path(paths.product(slug))} className="text-14 text-link">
							{product}
						</CardLink>
					</Card>
				))}
			</ul>
		</Section>
	)
}
