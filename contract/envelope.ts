import { z } from 'zod'
import { LANGUAGE_CODES, LANGUAGES } from './languages.ts'
import { message } from './message.ts'

/** `{ "data": … }`, the form of every successful response (product decisions, "The website API's wire form"). */
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

/** The answer of a call without result data. */
export const Done = message({ isDone: ['IS_DONE', z.literal(true)] })

/** The fields of a page of a list, for `message({ ...pageFields(Order), … })`. */
export function pageFields<T extends z.ZodType>(item: T) {
	return {
		list: ['list', z.array(item)],
		pages: ['TOTAL_PAGES', z.number().int().min(0)],
		count: ['TOTAL_ROWS', z.number().int().min(0)],
	} as const
}

/** Which page a query asks for. */
export const pageQueryFields = {
	page: ['PAGE_INDEX', z.coerce.number().int().min(1).max(100_000).default(1)],
	pageSize: ['DATA_PER_PAGE', z.coerce.number().int().min(1).max(100).default(20)],
} as const

/** The body of every error response: a message in the requested language, and a list of messages per field. */
export const FailureWire = z.object({
	message: z.string(),
	/** Stable error code, e.g. OUT_OF_STOCK. */
	code: z.string().optional(),
	errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type FailureWire = z.infer<typeof FailureWire>

/** Whole rupiah; at most 10^12. */
export const RupiahWire = z.number().int().min(0).max(1_000_000_000_000)

/** A sum in whole rupiah, which may exceed the maximum of a single price. */
export const RupiahSumWire = z.number().int().min(0)

/** Paging payload of the spec's section 3; the text is left out when empty. */
export const pagingFields = {
	page: ['PAGE_INDEX', z.number().int().min(1).max(100_000)],
	pageSize: ['DATA_PER_PAGE', z.number().int().min(1).max(100)],
	text: ['TEXT_SEARCH', z.string().min(1).max(200).optional()],
} as const

/** Default list query of the spec's section 3; `language`, not Accept-Language, sets the response's language. */
export const ListQuery = message({
	language: [
		'LANGUAGE_ID',
		z.coerce
			.number()
			.pipe(z.literal(LANGUAGE_CODES.map((code) => LANGUAGES[code].number)))
			.default(LANGUAGES[LANGUAGE_CODES[0]].number),
	],
	text: ['TEXT_SEARCH', z.string().max(200).optional()],
	/** Ids, if `isById`. */
	ids: ['TEXT_SEARCH_ID', z.string().max(200).optional()],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(100).default(10)],
	isById: ['SEARCH_BY_ID', z.stringbool().default(false)],
})

/** Available widths of pictures, in px. */
/** Header of a picture: the id of its company, by whose page changes a storefront knows that it may have ended. */
export const MEDIA_COMPANY_HEADER = 'X-Media-Company'
export const MEDIA_WIDTHS = [96, 160, 240, 320, 480, 640, 720, 800, 1200, 1600] as const
export const MEDIA_FORMATS = ['avif', 'webp', 'jpg'] as const

/**
 * Available sizes of icons made from a picture, in px: /media/{MEDIA_ID}/{side}.png, and the maskable
 * {side}-mask.png, with an opaque background and a safe zone.
 */
export const ICON_SIDES = [96, 180, 192, 512] as const

/** Size of a picture for link previews in px: /media/{MEDIA_ID}/1200-share.jpg, with any picture in its middle. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
