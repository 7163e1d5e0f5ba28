import { cva } from 'class-variance-authority'

/** Classes of an alert box. */
export const alertStyle = cva('flex gap-3 rounded-card px-4 py-3', {
	variants: {
		tone: {
			plain: 'bg-sunk',
			primary: 'bg-tint',
			success: 'bg-green-tint',
			info: 'bg-blue-tint',
			warning: 'bg-yellow-tint',
			error: 'bg-red-tint',
		},
	},
	defaultVariants: { tone: 'plain' },
})

/** Classes of its icon. */
export const alertSignStyle = cva('mt-0.5', {
	variants: {
		tone: {
			primary: 'text-link',
			success: 'text-green',
			info: 'text-blue',
			warning: 'text-yellow',
			error: 'text-red',
		},
	},
})
