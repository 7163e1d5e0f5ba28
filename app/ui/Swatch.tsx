import { clsx } from 'clsx'

type SwatchProps = { colour: string; large?: boolean }

/**
 * A round sample of a colour (`#rrggbb`), whose name stands beside it. An SVG, since the content policy allows no style
 * attribute.
 */
export function Swatch({ colour, large }: SwatchProps) {
	return (
		<svg
			className={clsx('swatch', large ? 'size-5' : 'size-4')}
			color={colour}
			aria-hidden="true"
		/>
	)
}
