import { ellipse } from '#website-api/media/draw/svg.ts'

/** A shadow that fades out at its edge. */
export function shadow(id: string, cx: number, cy: number, rx: number): string {
	return (
		`<radialGradient id="${id}"><stop offset="0" stop-color="#20142e" stop-opacity=".3"/><stop offset=".6" stop-color="#20142e" stop-opacity=".14"/><stop offset="1" stop-color="#20142e" stop-opacity="0"/></radialGradient>` +
		ellipse(cx, cy, rx * 1.15, Math.max(26, rx * 0.13), `url(#${id})`)
	)
}
