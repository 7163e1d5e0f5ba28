import type { Config } from 'tailwindcss'

/** The scales utilities may use; colours are the custom properties of app/styles/tokens.css. */
export default {
	content: [`${import.meta.dirname}/app/**/*.{ts,tsx}`],
	theme: {
		screens: { sm: '40rem', md: '56.25rem', lg: '64rem', xl: '75rem' },
		colors: {
			transparent: 'transparent',
			current: 'currentColor',
			ground: 'var(--ground)',
			sunk: 'var(--sunk)',
			raised: 'var(--raised)',
			line: 'var(--line)',
			edge: 'var(--edge)',
			ink: 'var(--ink)',
			soft: 'var(--soft)',
			mute: 'var(--mute)',
			accent: 'var(--accent)',
			'on-accent': 'var(--on-accent)',
			link: 'var(--link)',
			tint: 'var(--tint)',
			'tint-2': 'var(--tint-2)',
			alarm: 'var(--alarm)',
		},
		fontSize: {
			12: ['0.75rem', '1rem'],
			14: ['0.875rem', '1.25rem'],
			16: ['1rem', '1.5rem'],
			18: ['1.125rem', '1.625rem'],
			22: ['1.375rem', '1.75rem'],
			28: ['1.75rem', '2.25rem'],
			36: ['2.25rem', '2.625rem'],
		},
		fontWeight: { normal: '400', semibold: '600', bold: '700' },
		borderRadius: { control: '8px', card: '12px', full: '999px' },
	},
} satisfies Config
