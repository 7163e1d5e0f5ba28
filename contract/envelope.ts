import { z } from 'zod'
import { LANGUAGE_CODES, LANGUAGES } from './languages.ts'

/** `{ "data": … }`, the form of every success (product decisions, "The website API's wire form"). */
export function dataOf<T extends z.ZodType>(schema: T) {
	return z.object({ data: schema })
}

/** A page of a list: `data.list`, `data.TOTAL_PAGES`, `data.TOTAL_ROWS`. */
export function pageOf<T extends z.ZodType>(item: T) {
	return z.object({
		list: z.array(item),
		TOTAL_PAGES: z.number().int().min(0),
		TOTAL_ROWS: z.number().int().min(0),
	})
}

/** The body of every failure: a message in the language asked for, and one list of messages per field. */
export const FailureWire = z.object({
	message: z.string(),
	/** A stable word for the case, e.g. OUT_OF_STOCK, so that a caller need not read the message. */
	code: z.string().optional(),
	errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type FailureWire = z.infer<typeof FailureWire>

/** Whole rupiah; at most 10^12. */
export const RupiahWire = z.number().int().min(0).max(1_000_000_000_000)

/** A sum over a cart, whole rupiah; quantities know no bound of the cart's, so it may pass any one price. */
export const RupiahSumWire = z.number().int().min(0)

/** Paging payload of the spec's section 3; TEXT_SEARCH is left out when empty. */
export const PagingWire = z.object({
	PAGE_INDEX: z.number().int().min(1).max(100_000),
	DATA_PER_PAGE: z.number().int().min(1).max(100),
	TEXT_SEARCH: z.string().min(1).max(200).optional(),
})
export type PagingWire = z.infer<typeof PagingWire>

/** Default list query of the spec's section 3; LANGUAGE_ID, not Accept-Language, is what its answer is written in. */
export const ListQueryWire = z.object({
	LANGUAGE_ID: z.coerce
		.number()
		.pipe(z.literal(LANGUAGE_CODES.map((code) => LANGUAGES[code].number)))
		.default(LANGUAGES[LANGUAGE_CODES[0]].number),
	TEXT_SEARCH: z.string().max(200).optional(),
	TEXT_SEARCH_ID: z.string().max(200).optional(),
	LIMIT: z.coerce.number().int().min(1).max(100).default(10),
	SEARCH_BY_ID: z.stringbool().default(false),
})
export type ListQueryWire = z.infer<typeof ListQueryWire>

/**
 * A picture by its id. The storefront serves it at /media/{MEDIA_ID}/{width}.{avif|webp|jpg};
 * widths are those of MEDIA_WIDTHS.
 */
export const ImageWire = z.object({
	MEDIA_ID: z.string().regex(/^[a-z0-9]{8,64}$/),
	ALT: z.string(),
	WIDTH: z.number().int().positive(),
	HEIGHT: z.number().int().positive(),
})
export type ImageWire = z.infer<typeof ImageWire>

/** Widths in px a picture can be asked for. */
export const MEDIA_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1200, 1600] as const
export const MEDIA_FORMATS = ['avif', 'webp', 'jpg'] as const

/**
 * Sides in px of the icons a picture can be asked for as: /media/{MEDIA_ID}/{side}.png, and {side}-mask.png on a full
 * ground, with room at its edges for any shape that a device cuts.
 */
export const ICON_SIDES = [96, 180, 192, 512] as const
