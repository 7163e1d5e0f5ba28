import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

const mutedTextStyle = cva('text-mute', {
	variants: {
		size: {
			14: 'text-14 font-normal',
			12: 'text-12',
		},
	},
	defaultVariants: { size: 14 },
})

type MutedTextProps = HTMLAttributes<HTMLElement> &
	VariantProps<typeof mutedTextStyle> & {
		as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd'
	}

/** Small secondary text: a label, a date, a note. */
export function MutedText({ as: Element = 'p', size, className, ...props }: MutedTextProps) {
	return <Element {...props} className={mutedTextStyle({ size, className })} />
}
