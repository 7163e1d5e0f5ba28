import type { Config } from 'tailwindcss'

/**
 * The scales that utilities may use, and where their names are looked for. The colours stand in app/styles/tokens.css, as
 * they change with the mode and the shop; variants and utilities of our own in app/styles/app.css.
 */
export default {
	content: {
		relative: true,
		// The server's pages are those that it answers without React.
		files: ['./{app,web}/**/*.{ts,tsx}', './server/*-page.ts'],
	},
	theme: {
		screens: { sm: '40rem', md: '56.25rem', lg: '64rem', xl: '75rem' },
		fontSize: {
			12: ['0.75rem', { lineHeight: '1rem' }],
			14: ['0.875rem', { lineHeight: '1.25rem' }],
			16: ['1rem', { lineHeight: '1.5rem' }],
			18: ['1.125rem', { lineHeight: '1.625rem' }],
			22: ['1.375rem', { lineHeight: '1.75rem' }],
			28: ['1.75rem', { lineHeight: '2.25rem' }],
			36: ['2.25rem', { lineHeight: '2.625rem' }],
			48: ['3rem', { lineHeight: '3.25rem' }],
		},
		lineHeight: { normal: '1.5', 5: '1.25rem', 6: '1.5rem' },
		letterSpacing: { tighter: '-0.02em', tight: '-0.01em', normal: '0em' },
		fontWeight: { normal: '400', semibold: '600', bold: '700' },
		fontFamily: { heading: 'var(--heading)', body: 'var(--font)' },
		// 68 characters of this face.
		maxWidth: { text: '32rem' },
		borderRadius: {
			small: 'var(--corner-small, 6px)',
			control: 'var(--corner-control, 8px)',
			card: 'var(--corner-card, 12px)',
			// Labels and fields with round ends; what is a circle is `rounded-full`.
			chip: 'var(--corner-chip, 99px)',
		},
		backgroundImage: {
			'select-arrow':
				'linear-gradient(45deg, transparent 50%, var(--color-soft) 50%), linear-gradient(-45deg, transparent 50%, var(--color-soft) 50%)',
		},
		// `shadow-overlay` stands in app/styles/components.css.
		boxShadow: {},
		animation: {
			turn: 'turn 700ms linear infinite',
			breathe: 'breathe 1.6s ease-in-out infinite alternate',
			// Seen after 150 ms, so that a quick page shows nothing.
			'navigation-progress': 'navigation-progress 12s cubic-bezier(0, 0.9, 0.2, 1) 150ms backwards',
		},
		keyframes: {
			turn: { to: { rotate: '1turn' } },
			breathe: { to: { opacity: '0.55' } },
			'navigation-progress': { from: { transform: 'scaleX(0)' } },
		},
	},
} satisfies Config
