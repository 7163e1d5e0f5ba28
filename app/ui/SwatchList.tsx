type SwatchListProps = {
	/** What they are: "Warna". */
	label: string
	colours: { name: string; swatch: string }[]
	/** Colours that are not shown. */
	more: number
	moreLabel: string
}

/** Small samples of the colours that a thing comes in, named as one picture. */
export function SwatchList({ label, colours, more, moreLabel }: SwatchListProps) {
	const names = colours.map(({ name }) => name).join(', ')
	return (
		<div
			className="mt-1 flex items-center gap-1 text-12 text-mute"
			role="img"
			aria-label={`${label}: ${names}${more > 0 ? ` ${moreLabel}` : ''}`}
		>
			<svg className="h-4 stroke-edge" viewBox={`0 0 ${colours.length * 20 - 4} 16`}>
				{colours.map(({ name, swatch }, at) => (
					<circle key={name} cx={at * 20 + 8} cy="8" r="7.5" fill={swatch} />
				))}
			</svg>
			{more > 0 ? `+${more}` : null}
		</div>
	)
}
