import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

/**
 * As many columns as the minimum card width allows; fewer when the text is enlarged so that a price needs more space.
 */
export const productGrid = cva('', {
	variants: {
		shape: { four: 'card-grid', six: 'card-grid xl:[--card-share:15%]', strip: 'card-strip' },
	},
	defaultVariants: { shape: 'four' },
})

type ProductGridProps = {
	children: ReactNode
	/** `six`: up to six columns on a wide page; `strip`: one row that scrolls horizontally. */
	shape?: 'four' | 'six' | 'strip'
}

/** A grid of product cards: 2 columns on a phone, 3 from 640, 4 from 900, optionally 6 from 1200. */
export function ProductGrid({ children, shape }: ProductGridProps) {
	return <div className={productGrid({ shape })}>{children}</div>
}
