import type { ReactNode } from 'react'
import { CardLink } from './CardLink.tsx'
import { Tag } from './Tag.tsx'

type ProductCardProps = {
	href: string
	title: string
	/** A `Picture` with `framed`; its square is reserved while it loads. */
	picture: ReactNode
	price: ReactNode
	/** A `CardFacts`. */
	meta?: ReactNode
	/** A `SwatchList` of its colours. */
	colours?: ReactNode
	/** A word on the picture: "Baru", "Habis". */
	tag?: string | undefined
	/** An `IconButton` with `overlay` that places itself in the picture's corner. */
	action?: ReactNode
	/** A button below, with a form of its own. */
	below?: ReactNode
	/** Heading level of the title. */
	heading?: 'h2' | 'h3' | 'h4'
}

/** A product card in a grid. The whole card is one link, named by its title. */
export function ProductCard(props: ProductCardProps) {
	const { href, title, picture, price, meta, colours, tag, action, below } = props
	const { heading: Heading = 'h3' } = props
	return (
		<article className="group relative">
			{picture}
			<Heading className="card-title">
				<CardLink href={href}>{title}</CardLink>
			</Heading>
			{price}
			{meta}
			{colours}
			{tag ? <Tag className="absolute top-2 left-2 z-1">{tag}</Tag> : null}
			{action}
			{below ? <div className="relative mt-2">{below}</div> : null}
		</article>
	)
}
