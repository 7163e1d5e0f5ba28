/** Typefaces of a shop: one for headings and one for text. */
export const TYPE_PAIRINGS = ['modern', 'classic', 'warm', 'technical'] as const
export type TypePairing = (typeof TYPE_PAIRINGS)[number]

/** Corner radius of buttons, fields, cards and pictures. */
export const CORNER_STYLES = ['square', 'soft', 'round'] as const
export type CornerStyle = (typeof CORNER_STYLES)[number]

/**
 * The header from 1025 px: `bar` is one row with a wide search; `centred` has the logo in the centre and the
 * categories below; `search` is a low row with a search across its centre and the categories below.
 */
export const HEADER_LAYOUTS = ['bar', 'centred', 'search'] as const
export type HeaderLayout = (typeof HEADER_LAYOUTS)[number]

/** The default look of a company. */
export const DEFAULT_LOOK = {
	typePairing: 'modern',
	corners: 'soft',
	header: 'bar',
} as const satisfies { typePairing: TypePairing; corners: CornerStyle; header: HeaderLayout }
