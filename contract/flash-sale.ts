import { z } from 'zod'
import { RupiahWire } from './envelope.ts'

/**
 * How a flash sale stands to a cart line: ON, the whole line has its price; else none of it has: TOO_MANY for what is
 * left or for one buyer, HAD all the buyer may, GONE.
 */
export const LineFlashWire = z.object({
	FLASH_STATE: z.enum(['ON', 'TOO_MANY', 'HAD', 'GONE']),
	FLASH_PRICE: RupiahWire,
	FLASH_ENDS_AT: z.iso.datetime(),
	/** Units this shopper may still have at that price. */
	FLASH_MINE: z.number().int().min(0),
})
export type LineFlashWire = z.infer<typeof LineFlashWire>
