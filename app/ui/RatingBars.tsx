import { Meter } from './Meter.tsx'

/** Reviews by stars, most stars first; `label` names a bar: "5 bintang: 12 ulasan". */
export function RatingBars(props: { bars: { stars: number; count: number; label: string }[] }) {
	const most = Math.max(1, ...props.bars.map(({ count }) => count))
	return (
		<div className="bars">
			{props.bars.map(({ stars, count, label }) => (
				<div className="contents" key={stars}>
					<span className="rate" aria-hidden="true">
						{stars}
					</span>
					<Meter value={count} max={most} label={label} />
					<span className="tabular-nums" aria-hidden="true">
						{count}
					</span>
				</div>
			))}
		</div>
	)
}
