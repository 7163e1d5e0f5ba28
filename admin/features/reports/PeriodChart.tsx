import type { Slot } from './chart-slots.ts'
import { labelEvery } from './chart-slots.ts'

type PeriodChartProps = {
	/** Accessible name of the chart; the table below has the figures. */
	label: string
	slots: Slot[]
	/** The largest value, formatted. */
	top: string
}

const width = 720
const height = 160
const axisStyle = 'fill-mute text-[11px] max-sm:text-[22px]'

/** Values of a period as bars, each beside that of the period before. */
export function PeriodChart({ label, slots, top }: PeriodChartProps) {
	const max = Math.max(1, ...slots.flatMap(({ value, before }) => [value, before ?? 0]))
	const slot = width / Math.max(1, slots.length)
	const every = labelEvery(slots.length)
	const tall = (value: number) =>
		value <= 0 ? 0 : Math.max(2, Math.round((value / max) * (height - 30)))
	const bar = Math.max(1, Math.round(slot * 0.4 * 10) / 10)
	return (
		<svg
			className="my-4 w-full"
			viewBox={`0 0 ${width} ${height + 26}`}
			role="img"
			aria-label={label}
			preserveAspectRatio="xMinYMax meet"
		>
			<path className="stroke-line" d={`M0 29.5H${width}M0 ${height + 0.5}H${width}`} />
			<text className={axisStyle} y="22">
				{top}
			</text>
			{slots.map(({ key, name, label: texts, value, before }, index) => {
				const x = Math.round(index * slot * 10) / 10 + slot * 0.1
				return (
					<g key={key}>
						<title>{name}</title>
						<rect
							className="fill-edge"
							x={x}
							y={height - tall(before ?? 0)}
							width={bar}
							height={tall(before ?? 0)}
						/>
						<rect
							className="fill-accent"
							x={x + bar}
							y={height - tall(value)}
							width={bar}
							height={tall(value)}
						/>
						{index % every === 0 ? (
							<text
								className={axisStyle}
								textAnchor="middle"
								x={Math.min(width - 16, Math.max(16, x + bar))}
								y={height + 20}
							>
								{texts}
							</text>
						) : null}
					</g>
				)
			})}
		</svg>
	)
}
