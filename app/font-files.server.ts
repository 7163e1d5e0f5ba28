import cormorant from './fonts/cormorant-garamond.woff2?url'
import figtree from './fonts/figtree.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'
import karla from './fonts/karla.woff2?url'
import jakarta from './fonts/plus-jakarta-sans.woff2?url'
import spaceGrotesk from './fonts/space-grotesk.woff2?url'
import type { ShopLook } from '#app/domain/site.ts'

/** Addresses of the font files of a pairing, the one of texts first. */
export const fontFiles: Record<ShopLook['typePairing'], string[]> = {
	modern: [jakarta],
	classic: [karla, cormorant],
	warm: [figtree, fraunces],
	technical: [spaceGrotesk],
}
