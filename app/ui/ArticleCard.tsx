import type { ReactNode } from 'react'
import { CardLink } from './CardLink.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'

type ArticleCardProps = {
	href: string
	title: string
	/** A `PictureFrame` of shape `wide`. */
	picture: ReactNode
	/** Above the title: category and date. */
	meta: ReactNode
	summary: ReactNode
	/** Heading level of the title. */
	heading?: 'h2' | 'h3'
}

/** A card for an article. The whole card is one link, named by its title. */
export function ArticleCard(props: ArticleCardProps) {
	const { href, title, picture, meta, summary, heading: Heading = 'h3' } = props
	return (
		<article className="group relative grid content-start gap-1">
			{picture}
			<MutedText size={12}>{meta}</MutedText>
			<Heading className="text-[1.125rem] group-hover:text-link">
				<CardLink href={href}>{title}</CardLink>
			</Heading>
			<MutedText>{summary}</MutedText>
		</article>
	)
}
