import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

/** For links and forms styled as a card. */
export const cardStyle = cva('rounded-card p-4 sm:p-6', {
	variants: {
		variant: {
			outlined: 'border border-line',
			filled: 'bg-sunk',
		},
	},
	defaultVariants: { variant: 'outlined' },
})

type CardProps = HTMLAttributes<HTMLElement> &
	VariantProps<typeof cardStyle> & {
		as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'dl'
	}

/** Groups content with a border or on a background. */
export function Card({ as: Element = 'div', variant, className, ...props }: CardProps) {
	return <Element {...props} className={cardStyle({ variant, className })} />
}
