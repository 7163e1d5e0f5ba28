import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const listStyle = cva('grid gap-2', {
	variants: {
		/** `strong`: small, terms in full colour and bold values. */
		variant: { quiet: '', strong: 'text-14' },
	},
	defaultVariants: { variant: 'quiet' },
})

const rowStyle = cva('flex flex-wrap justify-between gap-x-4', {
	variants: {
		total: {
			true: 'mt-1 border-t border-line pt-3 text-18/normal font-bold first:mt-0 first:border-t-0 first:pt-0',
		},
	},
})

const valueStyle = cva('ml-auto text-right tabular-nums', {
	variants: { variant: { quiet: '', strong: 'font-semibold' }, saving: { true: 'text-green' } },
})

export type SummaryRow = {
	term: ReactNode
	value: ReactNode
	/** The total: below a line, large. */
	total?: boolean
	/** A deduction: green. */
	saving?: boolean
}

type SummaryListProps = VariantProps<typeof listStyle> & {
	rows: SummaryRow[]
	/** For position and width. */
	className?: string
}

/** Terms with right-aligned values. */
export function SummaryList({ rows, variant, className }: SummaryListProps) {
	return (
		<dl className={listStyle({ variant, className })}>
			{rows.map(({ term, value, total, saving }, index) => (
				<div key={index} className={rowStyle({ total })}>
					<dt className={total || variant === 'strong' ? undefined : 'text-mute'}>{term}</dt>
					<dd className={valueStyle({ variant, saving })}>{value}</dd>
				</div>
			))}
		</dl>
	)
}
