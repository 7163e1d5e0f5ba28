import { z } from 'zod'

const id = z.uuid('review.changed')

/** The form of a statement's review: proposals to confirm, or lines that pay no order. */
const ReviewForm = z.discriminatedUnion('act', [
	z.object({
		act: z.literal('confirm'),
		/** Each as "line order". */
		lines: z
			.array(
				z
					.string()
					.transform((text) => {
						const [line = '', order = ''] = text.split(' ')
						return { id: line, order }
					})
					.pipe(z.object({ id, order: z.string().min(1, 'review.changed').max(20) })),
			)
			.min(1, 'review.noneChosen')
			.max(200, 'review.noneChosen'),
	}),
	z.object({
		act: z.literal('dismiss'),
		lines: z.array(id).min(1, 'review.noneChosen').max(200, 'review.noneChosen'),
		note: z.string().trim().min(3, 'review.noteMissing').max(200, 'review.noteMissing'),
	}),
])

/** Parses the form, whose field may be sent once or several times. */
export function reviewOf(form: FormData) {
	const act = form.get('act')
	return ReviewForm.safeParse({
		act,
		lines: form.getAll(act === 'confirm' ? 'proposal' : 'line').map(String),
		note: String(form.get('note') ?? ''),
	})
}

/** The form of a line's page. */
export const LineForm = z.discriminatedUnion('act', [
	z.object({ act: z.literal('pay'), order: z.string().trim().min(1).max(20) }),
	z.object({
		act: z.literal('dismiss'),
		note: z.string().trim().min(3, 'review.noteMissing').max(200, 'review.noteMissing'),
	}),
])
