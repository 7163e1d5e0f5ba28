import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const meta = cva('dotted-facts', {
	variants: { size: { small: 'text-12/5', normal: 'text-14' } },
	defaultVariants: { size: 'small' },
})

/** Facts in one line, separated by dots: a rating, units sold. */
export function Meta({ size, children }: VariantProps<typeof meta> & { children: ReactNode }) {
	return <div className={meta({ size })}>{children}</div>
}
