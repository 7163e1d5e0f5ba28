import { cva, type VariantProps } from 'class-variance-authority'
import { Tag } from './Tag.tsx'

const price = cva('price', {
	variants: { size: { normal: 'text-16 tracking-tight', large: 'text-28 tracking-tighter' } },
	defaultVariants: { size: 'normal' },
})

const formerPrice = cva(
	'leading-[inherit] font-normal tracking-normal whitespace-nowrap text-mute',
	{
		variants: { size: { normal: 'text-12', large: 'text-16' } },
		defaultVariants: { size: 'normal' },
	},
)

type PriceProps = VariantProps<typeof price> & {
	/** Formatted: `Rp 125.000`. */
	now: string
	/** The former price. */
	before?: string
	/** `-20%`. */
	percent?: string
	/** Announced before the former price: "Harga semula". */
	beforeLabel?: string
}

/** A price; a discounted one is red, with the former price struck through. */
export function Price({ now, before, percent, beforeLabel, size }: PriceProps) {
	if (!before) return <b className={price({ size, className: 'whitespace-nowrap' })}>{now}</b>
	return (
		<div className={price({ size })}>
			<ins className="whitespace-nowrap text-alarm no-underline">{now}</ins>
			<span className={formerPrice({ size })}>
				<del>
					{beforeLabel ? <span className="sr-only">{`${beforeLabel} `}</span> : null}
					{before}
				</del>{' '}
				{percent ? <Tag className="ml-0.5">{percent}</Tag> : null}
			</span>
		</div>
	)
}
