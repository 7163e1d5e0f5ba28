import { Tag } from './Tag.tsx'

type PriceProps = {
	/** Written out: `Rp 125.000`. */
	now: string
	/** The struck former price. */
	before?: string
	/** `-20%`. */
	percent?: string
	/** Said to screen readers ahead of the former price: "Harga semula". */
	beforeLabel?: string
	large?: boolean
}

/** What it costs; a lowered price is red with the former one struck beside it. */
export function Price({ now, before, percent, beforeLabel, large }: PriceProps) {
	return (
		<div className={large ? 'price price-l' : 'price'}>
			{before ? <ins>{now}</ins> : <b>{now}</b>}
			{before ? (
				<span className="was">
					<del>
						{beforeLabel ? <span className="sr-only">{`${beforeLabel} `}</span> : null}
						{before}
					</del>{' '}
					{percent ? <Tag>{percent}</Tag> : null}
				</span>
			) : null}
		</div>
	)
}
