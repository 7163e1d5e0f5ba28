import { Anchor } from '#web/ui/Anchor.tsx'
import { Meter } from '#web/ui/Meter.tsx'
import { starred } from '#web/ui/Rating.tsx'

type RatingBar = {
	stars: number
	count: number
	/** Names the bar: "5 bintang: 12 ulasan". */
	label: string
	/** The list of these reviews alone; absent: there are none. */
	href?: string | undefined
	isCurrent?: boolean
}

/** Number of reviews per star rating, best first; a bar shows the share of all reviews. */
export function RatingBars({ bars }: { bars: RatingBar[] }) {
	const all = bars.reduce((sum, { count }) => sum + count, 0)
	return (
		<div className="grid text-14/normal">
			{bars.map((bar) => {
				const row = <BarRow {...bar} all={Math.max(1, all)} />
				const rowStyle = 'rating-bar'
				return bar.href === undefined ? (
					<div className={rowStyle} key={bar.stars}>
						{row}
					</div>
				) : (
					<Anchor
						className={`${rowStyle} rounded-control hover:bg-sunk chosen:bg-tint chosen:font-semibold`}
						key={bar.stars}
						href={bar.href}
						aria-label={bar.label}
						aria-current={bar.isCurrent ? 'true' : undefined}
					>
						{row}
					</Anchor>
				)
			})}
		</div>
	)
}

function BarRow({ stars, count, label, all }: RatingBar & { all: number }) {
	return (
		<>
			<span className={starred} aria-hidden="true">
				{stars}
			</span>
			<Meter value={count} max={all} label={label} />
			<span aria-hidden="true">{count}</span>
		</>
	)
}
