import { paletteCss } from '#app/ui/palette.ts'

/** The colours of the admin, the content of its pages' one style element. */
export const adminPalette = paletteCss('navy')
