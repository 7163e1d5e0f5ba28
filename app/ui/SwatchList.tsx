import { Swatch } from './Swatch.tsx'

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
			{colours.map(({ name, swatch }) => (
				<Swatch key={name} colour={swatch} />
			))}
			{more > 0 ? `+${more}` : null}
		</div>
	)
}
