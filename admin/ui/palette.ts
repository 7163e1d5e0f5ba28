import { paletteCss } from '#web/ui/palette.ts'

/** The colours of the admin, the content of its pages' one style element. */
export const adminPalette = paletteCss('navy')
