import { clsx } from 'clsx'

type SwatchProps = {
	/** `#rrggbb` */
	colour: string
	/** Accessible name; absent: the name stands beside it. */
	name?: string
	size?: 'small' | 'normal'
}

/** A round sample of a colour. An SVG, because the content security policy allows no style attribute. */
export function Swatch({ colour, name, size = 'normal' }: SwatchProps) {
	return (
		<svg
			className={clsx('rounded-full border border-edge', size === 'small' ? 'size-4' : 'size-5')}
			viewBox="0 0 1 1"
			{...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
		>
			<rect width="1" height="1" fill={colour} />
		</svg>
	)
}
