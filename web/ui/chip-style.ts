import { cva } from 'class-variance-authority'

/** Classes of a chip: a short text in a rounded border, a link or the label of a radio button. */
export const chipStyle = cva('chip', {
	variants: {
		state: {
			normal: 'border-edge',
			crossed: 'border-line! text-mute line-through',
			dashed: 'border-dashed border-edge text-soft',
			disabled: 'cursor-not-allowed border-dashed border-line! text-mute line-through',
			/** An active choice that can be removed. */
			removable: 'border-transparent bg-tint wrap-anywhere',
			/** A link beside chips. */
			plain: 'border-transparent px-2 text-link underline',
		},
	},
	defaultVariants: { state: 'normal' },
})

/** Classes of a list of chips. */
export const chipListStyle = cva('flex gap-2', {
	variants: {
		/** One row that scrolls horizontally to the edge of the screen. */
		scroll: {
			true: '-mx-(--gutter) overflow-x-auto px-(--gutter) py-1 whitespace-nowrap scrollbar-none',
			false: 'flex-wrap',
		},
	},
	defaultVariants: { scroll: false },
})
