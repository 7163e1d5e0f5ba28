type Bar = { key: string; label: string; value: number; current?: boolean }

type BarChartProps = {
	/** Text alternative of the chart; the table beside it has the figures. */
	label: string
	bars: Bar[]
	/** Labels every nth bar. */
	every?: number
	/** The formatted maximum, shown on a line at its height. */
	top?: string | undefined
}

const axisStyle = 'fill-mute text-[11px]'
const height = 120
const width = 360

/** A bar chart rendered by the server. */
export function BarChart({ label, bars, every = 1, top }: BarChartProps) {
	const highest = Math.max(1, ...bars.map(({ value }) => value))
	const slot = Math.floor((width * 10) / Math.max(1, bars.length)) / 10
	const hasCurrent = bars.some(({ current }) => current)
	const gap = Math.round(slot / 4)
	return (
		<svg
			className="my-4 w-full max-w-112"
			viewBox={`0 0 ${width} ${height + 20}`}
			role="img"
			aria-label={label}
			preserveAspectRatio="xMinYMax meet"
		>
			<path className="stroke-line" d={`M0 ${height + 0.5}H${width}`} />
			{top === undefined ? null : (
				<>
					<path className="stroke-line" d={`M0 15.5H${width}`} />
					<text className={axisStyle} y="11">
						{top}
					</text>
				</>
			)}
			{bars.map(({ key, label: texts, value, current }, index) => {
				const tall = Math.round((value / highest) * (height - 16))
				const x = Math.round(index * slot)
				return (
					<g key={key}>
						<rect
							className={current || !hasCurrent ? 'fill-accent' : 'fill-tint-2'}
							x={x + gap / 2}
							y={height - Math.max(tall, value > 0 ? 2 : 0)}
							width={Math.round(slot - gap)}
							height={Math.max(tall, value > 0 ? 2 : 0)}
							rx="2"
						/>
						{index % every === 0 ? (
							<text
								className={axisStyle}
								textAnchor="middle"
								x={Math.round(x + slot / 2)}
								y={height + 14}
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
