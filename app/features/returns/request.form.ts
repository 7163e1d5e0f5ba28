import { z } from 'zod'
import { RETURN_REASONS } from '#contract/return-reasons.ts'
import { linesOf } from '#web/domain/plain-text.ts'
import { pictureFiles } from '../orders/pictures.form.ts'

/** A return request for an order. `most`: returnable units of each line. */
export function requestForm(maxQuantities: Map<number, number>) {
	return z.object({
		lines: z
			.array(
				z.object({
					position: z.coerce.number().int().min(0).max(1000),
					quantity: z.coerce.number().int().min(0).max(1_000_000).default(0),
					reason: z.enum(RETURN_REASONS).optional(),
				}),
			)
			.transform((lines, check) => {
				const requested = lines.flatMap(({ position, quantity, reason }, at) => {
					if (quantity === 0) return []
					if (quantity > (maxQuantities.get(position) ?? 0)) {
						check.addIssue({ code: 'custom', message: wrong, path: [at, 'quantity'] })
					}
					if (reason !== undefined) return [{ position, quantity, reason }]
					check.addIssue({ code: 'custom', message: noReason, path: [at, 'reason'] })
					return [null]
				})
				if (requested.length === 0) check.addIssue({ code: 'custom', message: noLine })
				return requested.filter((line) => line !== null)
			}),
		description: z
			.string({ error: 'returns:request.descriptionRequired' })
			.overwrite(linesOf)
			.min(20, 'returns:request.descriptionShort')
			.max(1000, 'returns:request.descriptionLong'),
		pictures: pictureFiles().min(1, 'my-orders:pictures.required').prefault([]),
		formKey: z
			.string({ error: 'returns:request.stale' })
			.regex(/^[A-Za-z0-9_-]{16,128}$/, 'returns:request.stale'),
	})
}

const wrong = 'returns:request.quantityWrong'
const noReason = 'returns:request.reasonRequired'
const noLine = 'returns:request.linesRequired'
