import { cva } from 'class-variance-authority'

/** The classes of a block as wide as the page, with gutters: 1200 px at most, 640 when narrow. */
export const containerStyle = cva('mx-auto w-full px-(--gutter)', {
	variants: {
		narrow: {
			true: 'max-w-[calc(640px+2*var(--gutter))]',
			false: 'max-w-[calc(1200px+2*var(--gutter))]',
		},
		/** With the room above and below the content of a page. */
		page: { true: 'pt-4 pb-16 lg:pt-6' },
	},
	defaultVariants: { narrow: false },
})
