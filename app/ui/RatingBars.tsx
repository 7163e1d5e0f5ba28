import { Meter } from './Meter.tsx'
import { Rating } from './Rating.tsx'

/** Number of reviews per star rating, best first; `label` names a bar: "5 bintang: 12 ulasan". */
export function RatingBars(props: { bars: { stars: number; count: number; label: string }[] }) {
	const most = Math.max(1, ...props.bars.map(({ count }) => count))
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-14/normal">
			{props.bars.map(({ stars, count, label }) => (
				<div className="contents" key={stars}>
					<span aria-hidden="true">
						<Rating value={String(stars)} />
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
