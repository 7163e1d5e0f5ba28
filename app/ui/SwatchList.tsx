import { Swatch } from './Swatch.tsx'

type SwatchListProps = {
	/** Accessible name of the list. */
	label: string
	colours: { name: string; swatch: string }[]
	/** Colours that are not shown. */
	more: number
	moreLabel: string
}

/** Small samples of the colours that a thing comes in. */
export function SwatchList({ label, colours, more, moreLabel }: SwatchListProps) {
	return (
		<ul className="mt-1 flex items-center gap-1" aria-label={label}>
			{colours.map(({ name, swatch }) => (
				<li key={name} className="flex">
					<Swatch colour={swatch} name={name} size="small" />
				</li>
			))}
			{more > 0 ? (
				<li className="text-12 text-mute">
					<span aria-hidden="true">+{more}</span>
					<span className="sr-only">{moreLabel}</span>
				</li>
			) : null}
		</ul>
	)
}
