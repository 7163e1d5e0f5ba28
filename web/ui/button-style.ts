import { cva } from 'class-variance-authority'

/** Classes of a button, for `Button` and for elements styled like one: a `summary`, HTML made without React. */
export const buttonStyle = cva('button-shape', {
	variants: {
		variant: {
			// Forced colours draw no background but every border: a wide one says which button is the main one.
			primary:
				'border-transparent bg-accent text-on-accent hover:bg-accent-strong forced-colors:border-3',
			secondary: 'border-edge bg-ground text-ink hover:bg-sunk',
			quiet: 'border-transparent text-link hover:bg-tint',
			danger: 'border-alarm bg-ground text-alarm hover:bg-red-tint',
		},
		size: {
			// 36 px high, with a touch target of 46 px.
			small: 'small-button',
			normal: 'min-h-11 px-5 py-2',
			/** As high as a field. */
			field: 'min-h-12 px-5 py-2',
			large: 'min-h-13 px-6 py-2',
		},
		/** Full width. */
		wide: { true: 'w-full' },
		pending: { true: 'cursor-progress' },
	},
	defaultVariants: { variant: 'secondary', size: 'normal' },
})
