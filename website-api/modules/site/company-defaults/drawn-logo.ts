import { initialLogo } from '#website-api/media/draw/initial-logo.ts'
import { paletteColours } from '#website-api/media/draw/palette-colours.ts'
import { prepareDrawing } from '#website-api/media/store.ts'

/** Whether the logo is the one generated from name and palette. */
export function isDrawnLogo(row: Face & { id: number; logoMediaId: string | null }): boolean {
	return row.logoMediaId === prepareDrawing(row.id, drawn(row)).facts.id
}

export type Face = { name: string; palette: string }

export function drawn({ name, palette }: Face) {
	return initialLogo(name, paletteColours(palette))
}
