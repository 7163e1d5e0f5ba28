import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'

type GoodsCardProps = {
	href: string
	title: string
	/** A `Picture`; its square keeps the place. */
	picture: ReactNode
	price: ReactNode
	/** Rating, sold count: each child is set apart by a dot. */
	meta?: ReactNode
	/** A tag on the picture: "Baru", "Habis". */
	tag?: ReactNode
	/** A form of its own in the picture's corner. */
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
		<article className="good">
			<div className="pic">{picture}</div>
			<Heading className="good-t">
				<Anchor href={href}>{title}</Anchor>
			</Heading>
			{price}
			{meta ? <div className="meta">{meta}</div> : null}
			{tag ? <div className="good-tag">{tag}</div> : null}
			{action ? <div className="good-act">{action}</div> : null}
			{below ? <div className="relative mt-2">{below}</div> : null}
		</article>
	)
}
