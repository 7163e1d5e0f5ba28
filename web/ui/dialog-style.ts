import { cva } from 'class-variance-authority'

/** Width of a dialog: 90% of the window below 1024, a third above. */
export const dialogStyle = cva(
	'fixed z-8 m-auto max-h-[88dvh] w-9/10 overflow-auto lg:w-[33%] rounded-card bg-raised text-ink shadow-overlay',
	{
		variants: {
			/** At the bottom of the window within the page, or centred when modal. */
			place: {
				bottom: 'inset-x-0 top-auto bottom-4 above-bar:bottom-28',
				middle: 'inset-0 h-fit',
			},
			padding: { none: 'p-0', normal: 'p-6' },
		},
		defaultVariants: { padding: 'normal' },
	},
)
