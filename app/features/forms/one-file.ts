import { z } from 'zod'
import { largestFile } from '#app/domain/upload.ts'

/**
 * The one file of a field, at most `largestFile` bytes and of one of these types; messages are the texts `required`,
 * `many`, `big` and `type` below `texts`.
 */
export function oneFile(texts: string, types: string[]) {
	return (
		z
			// A browser's file field takes one; several arrive as a list.
			.file({ error: ({ input }) => `${texts}.${Array.isArray(input) ? 'many' : 'required'}` })
			.max(largestFile, `${texts}.big`)
			.refine(({ type }) => types.includes(type), `${texts}.type`)
	)
}
