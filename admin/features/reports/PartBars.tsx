type PartBarsProps = {
	/** What the bars show. */
	label: string
	parts: { key: string; name: string; value: number; amount: string }[]
}

/** Values as horizontal bars; the largest takes the full width. */
export function PartBars({ label, parts }: PartBarsProps) {
	const max = Math.max(1, ...parts.map(({ value }) => value))
	return (
		<ul aria-label={label} className="my-4 grid gap-3 text-14">
			{parts.map(({ key, name, value, amount }) => (
				<li key={key} className="grid gap-1">
					<span className="flex flex-wrap justify-between gap-x-4">
						<span className="min-w-0 wrap-anywhere">{name}</span>
						<span className="ml-auto tabular-nums">{amount}</span>
					</span>
					<svg
						className="h-2 w-full"
						viewBox="0 0 1000 8"
						preserveAspectRatio="none"
						aria-hidden="true"
					>
						<rect className="fill-tint-2" width="1000" height="8" />
						<rect
							className="fill-accent"
							width={Math.max(0, Math.round((value / max) * 1000))}
							height="8"
						/>
					</svg>
				</li>
			))}
		</ul>
	)
}
