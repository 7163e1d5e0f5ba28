import { cva } from 'class-variance-authority'

/** Marks a choice where forced colours drop its background and its ring. */
export const chosenInForcedColours =
	'forced-colors:chosen:bg-[Highlight] forced-colors:chosen:text-[HighlightText] forced-colors:chosen:forced-color-adjust-none'

/** Classes of a chip: a short text in a rounded border, a link or the label of a radio button. */
export const chipStyle = cva(
	[
		'relative inline-flex min-h-11 flex-none items-center gap-2 rounded-chip border px-4 py-2 text-14 hover:border-link',
		'chosen:border-link chosen:bg-tint chosen:font-semibold chosen:inset-ring chosen:inset-ring-link',
		chosenInForcedColours,
	],
	{
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
	},
)

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

/** Classes of a radio button or a checkbox that covers its chip, and of the chip when that has the focus. */
export const chipInput = 'absolute inset-0 size-full cursor-[inherit] opacity-0'
export const chipInputFocus =
	'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link'
