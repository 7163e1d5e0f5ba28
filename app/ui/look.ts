import type { ShopLook } from '#app/domain/site.ts'
import { paletteCss } from '#web/ui/palette.ts'

/** Custom properties by the pairing of faces, so that a page names no other. */
const faces: Record<ShopLook['typePairing'], string> = {
	modern:
		"--face:'Plus Jakarta Sans Variable','Jakarta Roboto','Jakarta Arial';--face-plain:'Jakarta Roboto','Jakarta Arial'",
	classic:
		"--face:'Karla','Karla Arial';--face-plain:'Karla Arial';--heading-face:'Cormorant','Cormorant Serif',serif;--heading-plain:'Cormorant Serif',serif;--heading-weight:600;--heading-tracking:0",
	warm: "--face:'Figtree','Figtree Arial';--face-plain:'Figtree Arial';--heading-face:'Fraunces','Fraunces Serif',serif;--heading-plain:'Fraunces Serif',serif",
	technical:
		"--face:'Space Grotesk','Grotesk Arial';--face-plain:'Grotesk Arial';--heading-tracking:-.03em",
}

/** The same by how round things are, for `soft`. */
const corners: Record<ShopLook['corners'], string> = {
	square: '--corner-small:0;--corner-control:0;--corner-card:0;--corner-chip:0',
	soft: '',
	round: '--corner-small:7px;--corner-control:22px;--corner-card:24px',
}

/** The windows that load web fonts on a first visit: a phone's line rarely brings them before the first paint. */
export const fontMedia = '(width >= 45rem)'

const written = new Map<string, string>()

/** The custom properties of a shop's look for a `<style>` in the page's head. */
export function lookCss(look: ShopLook): string {
	const key = `${look.palette} ${look.typePairing} ${look.corners}`
	const cached = written.get(key)
	if (cached !== undefined) return cached
	const chosen = [faces[look.typePairing], corners[look.corners]].filter(Boolean).join(';')
	const css = paletteCss(look.palette) + (chosen && `:root{${chosen}}`)
	// Bounded by the named palettes, faces and corners; unknown palettes are slate.
	if (written.size < 1_000) written.set(key, css)
	return css
}
