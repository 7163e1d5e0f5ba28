import { z } from 'zod'
import type { Refusal } from '#admin/api/refusal.ts'
import { line } from './content-schemas.ts'
import { fieldErrorKeys } from './written-text.form.ts'

/** The forms of the page of redirects, told apart by their button. Messages are text keys of `content`. */
export const RedirectAct = z.discriminatedUnion('act', [
	z.object({
		act: z.literal('add'),
		path: line(300).min(1, 'redirect.pathWrong'),
		target: line(500).min(1, 'redirect.targetWrong'),
		/** Set if the target may be another site's. */
		foreign: z.string().optional(),
	}),
	z.object({ act: z.literal('remove'), id: z.coerce.number().int().min(1) }),
])

/** Field and text key for the codes of the website API's refusals. */
const refusals: Record<string, Record<string, string>> = {
	REDIRECT_PATH_MALFORMED: { path: 'redirect.pathWrong' },
	REDIRECT_PATH_IN_USE: { path: 'redirect.pathInUse' },
	REDIRECT_PATH_TAKEN: { path: 'redirect.pathTaken' },
	REDIRECT_TARGET_MALFORMED: { target: 'redirect.targetWrong' },
	REDIRECT_TARGET_FOREIGN: { target: 'redirect.targetForeign' },
	REDIRECT_LOOP: { target: 'redirect.loop' },
}

/** The errors of the form for a refusal of the website API. */
export function redirectErrors({ code, errors }: Pick<Refusal, 'code' | 'errors'>) {
	return (
		refusals[code] ??
		fieldErrorKeys(errors, {
			path: ['path', 'charactersWrong'],
			target: ['target', 'charactersWrong'],
		})
	)
}
