import { cva } from 'class-variance-authority'

/** Width of a dialog: 90% of the window below 1024, a third above. */
export const dialogStyle = cva(
	'fixed inset-0 z-8 m-auto h-fit max-h-[88dvh] w-9/10 overflow-auto lg:w-[33%] rounded-card bg-raised text-ink shadow-overlay',
	{
		variants: {
			padding: { none: 'p-0', normal: 'p-6' },
		},
		defaultVariants: { padding: 'normal' },
	},
)
