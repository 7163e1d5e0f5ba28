import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { HomeSectionListWire } from './home-section.ts'

/** Number of a saved version; 0: none was saved, and the home page is the default one. */
const number = z.number().int().min(0)

/** PUT /operator/v1/sites/{code}/home: saves these sections as a new version, which becomes the draft. */
export const OperatorHomePutWire = z.object({
	SECTION_LIST: HomeSectionListWire,
	/** Version of the draft that the change is based on; 409 CHANGED_MEANWHILE if it is not the latest. */
	VERSION: number.optional(),
})

/** GET /operator/v1/sites/{code}/home: the draft; also the response to every change. */
export const OperatorHomeAnswerWire = dataOf(
	z.object({
		VERSION: number,
		/** The published version; 0: the default home page. */
		PUBLISHED_VERSION: number,
		SECTION_LIST: HomeSectionListWire,
	}),
)

/** POST /operator/v1/sites/{code}/home/publication: publishes the draft. */
export const OperatorHomePublicationWire = z.object({
	/** Version of the draft; 409 CHANGED_MEANWHILE if it is not the latest. 0: restores the default home page. */
	VERSION: number,
})

/** POST /operator/v1/sites/{code}/home/preview: a URL of the shop that displays the draft for half an hour. */
export const OperatorHomePreviewWire = dataOf(
	z.object({ PATH: z.string(), ENDS_AT: z.iso.datetime() }),
)

/** GET /operator/v1/sites/{code}/home/versions, the last saved first. */
export const OperatorHomeVersionQueryWire = z.object({
	/** NEXT of the previous page. */
	NEXT: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
})
export const OperatorHomeVersionListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				VERSION: number,
				AUTHOR: z.string(),
				SAVED_AT: z.iso.datetime(),
				SECTION_COUNT: z.number().int(),
				/** Last publication; null: never. */
				PUBLISHED_AT: z.iso.datetime().nullable(),
				IS_PUBLISHED: z.boolean(),
			}),
		),
		/** null on the last page. */
		NEXT: z.number().int().nullable(),
	}),
)
