import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { HomeSectionListWire } from './home-section.ts'

/** Number of a saved version; 0: nothing was saved, and the home is the default one. */
const number = z.number().int().min(0)

/** PUT /operator/v1/sites/{code}/home: saves these sections as a further version, which is the draft. */
export const OperatorHomePutWire = z.object({
	SECTION_LIST: HomeSectionListWire,
	/** Of the draft that the change was made for; 409 CHANGED_MEANWHILE when somebody has saved since. */
	VERSION: number.optional(),
})

/** GET /operator/v1/sites/{code}/home: the draft; also the answer of every change. */
export const OperatorHomeAnswerWire = dataOf(
	z.object({
		VERSION: number,
		/** What shoppers see; 0: the default home. */
		PUBLISHED_VERSION: number,
		SECTION_LIST: HomeSectionListWire,
	}),
)

/** POST /operator/v1/sites/{code}/home/publication: shows the draft to shoppers. */
export const OperatorHomePublicationWire = z.object({
	/** Of the draft; 409 CHANGED_MEANWHILE when another one is saved by now. 0: the default home again. */
	VERSION: number,
})

/** POST /operator/v1/sites/{code}/home/preview: an address of the shop that shows the draft for half an hour. */
export const OperatorHomePreviewWire = dataOf(
	z.object({ PATH: z.string(), ENDS_AT: z.iso.datetime() }),
)

/** GET /operator/v1/sites/{code}/home/versions, the last saved first. */
export const OperatorHomeVersionQueryWire = z.object({
	/** NEXT of the page before. */
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
				/** When it was published last; null: never. */
				PUBLISHED_AT: z.iso.datetime().nullable(),
				IS_PUBLISHED: z.boolean(),
			}),
		),
		/** null: this is the last page. */
		NEXT: z.number().int().nullable(),
	}),
)
