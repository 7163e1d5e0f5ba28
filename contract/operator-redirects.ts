import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { lineText } from './text.ts'

/** GET /operator/v1/sites/{code}/redirects, and the answer to changes: by path. */
export const OperatorRedirectListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				REDIRECT_ID: z.number().int(),
				PATH: z.string(),
				/** A path of the shop without language, or an https URL. */
				TARGET: z.string(),
				CREATED_AT: z.iso.datetime(),
			}),
		),
	}),
)

/**
 * POST /operator/v1/sites/{code}/redirects. 422 for an address that has a page or a redirect, for a loop, and for a
 * target on another host unless IS_FOREIGN.
 */
export const OperatorRedirectWire = z.object({
	/** A path, or a URL of the shop; the language at its beginning and letter case do not matter. */
	PATH: lineText().min(1).max(300),
	TARGET: lineText().min(1).max(500),
	/** The target may be another site's. */
	IS_FOREIGN: z.boolean().default(false),
})
export type OperatorRedirectWire = z.infer<typeof OperatorRedirectWire>

/** Redirects of one shop. */
export const MAX_REDIRECTS = 1_000
