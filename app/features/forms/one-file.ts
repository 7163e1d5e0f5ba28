import { z } from 'zod'
import { maxFileBytes } from '#app/domain/upload.ts'

/**
 * A single file of at most `maxFileBytes` bytes and one of these types; messages are the texts `required`, `many`, `big`
 * and `type` below `texts`.
 */
export function oneFile(texts: string, types: readonly string[]) {
	return (
		z
			// A browser sends one file; several arrive as a list.
			.file({ error: ({ input }) => `${texts}.${Array.isArray(input) ? 'many' : 'required'}` })
			.max(maxFileBytes, `${texts}.big`)
			.refine(({ type }) => types.includes(type), `${texts}.type`)
	)
}
