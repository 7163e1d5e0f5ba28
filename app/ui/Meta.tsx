import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const meta = cva(
	"mt-0.5 flex flex-wrap gap-x-1.5 text-mute *:not-first:before:mr-1.5 *:not-first:before:silent-['·']",
	{
		variants: { size: { small: 'text-12/5', normal: 'text-14' } },
		defaultVariants: { size: 'small' },
	},
)

/** Facts in one line, separated by dots: a rating, units sold. */
export function Meta({ size, children }: VariantProps<typeof meta> & { children: ReactNode }) {
	return <div className={meta({ size })}>{children}</div>
}
