import type { ReactNode } from 'react'
import { CardLink } from './CardLink.tsx'
import { Meta } from './Meta.tsx'
import { PictureFrame } from './PictureFrame.tsx'

type GoodsCardProps = {
	href: string
	title: string
	/** A `Picture` with `cover`; its square keeps the place. */
	picture: ReactNode
	price: ReactNode
	/** Rating, sold count: each child is set apart by a dot. */
	meta?: ReactNode
	/** A tag on the picture: "Baru", "Habis". */
	tag?: ReactNode
	/** An `IconButton` with `overlay` in the picture's corner. */
	action?: ReactNode
	/** A button under everything, a form's of its own. */
	below?: ReactNode
	/** The title's level among headings. */
	heading?: 'h2' | 'h3' | 'h4'
}

/** A thing for sale in a grid. The whole card is one link, named by the title. */
export function GoodsCard(props: GoodsCardProps) {
	const { href, title, picture, price, meta, tag, action, below } = props
	const { heading: Heading = 'h3' } = props
	return (
		<article className="group relative">
			<PictureFrame>{picture}</PictureFrame>
			<Heading className="mt-2 line-clamp-2 text-14 font-normal text-wrap text-soft group-hover:text-ink">
				<CardLink href={href}>{title}</CardLink>
			</Heading>
			{price}
			{meta ? <Meta>{meta}</Meta> : null}
			{tag ? <div className="absolute top-2 left-2 z-1">{tag}</div> : null}
			{action ? <div className="absolute top-1 right-1 z-1">{action}</div> : null}
			{below ? <div className="relative mt-2">{below}</div> : null}
		</article>
	)
}
