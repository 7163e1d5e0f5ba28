/** A round sample of a colour (`#rrggbb`), whose name stands beside it. An SVG: the content policy allows no style attribute. */
export function Swatch({ colour }: { colour: string }) {
	return (
		<svg className="size-5 rounded-full border border-edge" viewBox="0 0 1 1" aria-hidden="true">
			<rect width="1" height="1" fill={colour} />
		</svg>
	)
}
