import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

/**
 * As many columns as the minimum card width allows; fewer when the text is enlarged so that a price needs more space.
 */
export const productGrid = cva('grid', {
	variants: {
		shape: {
			four: '',
			six: 'xl:[--card-share:15%]',
			strip: [
				'-mx-(--gutter) snap-x scroll-px-(--gutter) overflow-x-auto px-(--gutter) py-1 scrollbar-none *:snap-start',
				'grid-flow-col auto-cols-[min(9.25rem,80vw)] gap-3 lg:auto-cols-[11rem] lg:gap-4',
			],
		},
	},
	compoundVariants: [
		{
			shape: ['four', 'six'],
			className: [
				'[--card-share:34%] sm:[--card-share:28%] md:[--card-share:22%]',
				'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,var(--card-share))),1fr))] gap-x-3 gap-y-6 sm:gap-x-4 sm:gap-y-8',
			],
		},
	],
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
