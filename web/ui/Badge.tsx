import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeStyle = cva(
	'inline-flex items-center gap-1.5 rounded-chip py-0.5 pr-2.5 pl-2 text-12 leading-snug font-semibold whitespace-nowrap before:size-2 before:rounded-chip before:bg-current',
	{
		variants: {
			colour: {
				yellow: 'bg-yellow-tint text-yellow',
				green: 'bg-green-tint text-green',
				blue: 'bg-blue-tint text-blue',
				orange: 'bg-orange-tint text-orange',
				sky: 'bg-sky-tint text-sky',
				red: 'bg-red-tint text-red',
				grey: 'bg-sunk text-soft',
			},
		},
	},
)

export type BadgeColour = NonNullable<VariantProps<typeof badgeStyle>['colour']>

/** A status: a dot and a word. */
export function Badge({ colour, children }: { colour: BadgeColour; children: ReactNode }) {
	return <span className={badgeStyle({ colour })}>{children}</span>
}
