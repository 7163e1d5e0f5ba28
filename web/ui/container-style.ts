import { cva } from 'class-variance-authority'

/** Classes of the page width, with gutters: at most 1200 px, 640 px when narrow. */
export const containerStyle = cva('page-width', {
	variants: {
		narrow: {
			true: 'max-w-[calc(640px+2*var(--gutter))]',
		},
		/** With the vertical padding of a page. */
		page: { true: 'pt-4 pb-16 lg:pt-6' },
	},
	defaultVariants: { narrow: false },
})
