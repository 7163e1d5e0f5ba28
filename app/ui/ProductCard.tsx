import type { ReactNode } from 'react'
import { CardLink } from './CardLink.tsx'
import { Meta } from './Meta.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'

type ProductCardProps = {
	href: string
	title: string
	/** A `Picture` with `cover`; its square is reserved while it loads. */
	picture: ReactNode
	price: ReactNode
	/** Rating, sold count: the children are separated by dots. */
	meta?: ReactNode
	/** A `SwatchList` of its colours. */
	colours?: ReactNode
	/** A tag on the picture: "Baru", "Habis". */
	tag?: ReactNode
	/** An `IconButton` with `overlay` in the picture's corner. */
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
			<PictureFrame>{picture}</PictureFrame>
			<Heading className="mt-2 line-clamp-2 font-body text-14 font-normal text-wrap text-soft group-hover:text-ink">
				<CardLink href={href}>{title}</CardLink>
			</Heading>
			{price}
			{meta ? <Meta>{meta}</Meta> : null}
			{colours}
			{tag ? <div className="absolute top-2 left-2 z-1">{tag}</div> : null}
			{action ? <div className="absolute top-1 right-1 z-1">{action}</div> : null}
			{below ? <div className="relative mt-2">{below}</div> : null}
		</article>
	)
}
