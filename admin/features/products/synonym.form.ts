import { z } from 'zod'

const id = z.coerce.number().int().min(1)
const version = z.coerce.number().int().min(0)
const list = z
	.string()
	.max(2_000, 'tooLong')
	.transform((text) =>
		text
			.split(/[,\n]/)
			.map((word) => word.trim())
			.filter((word) => word !== ''),
	)
	.refine((words) => words.length <= 30 && words.every(({ length }) => length <= 60), 'tooLong')
const fields = {
	words: list.refine((words) => words.length > 0, 'synonyms.missing'),
	also: list,
}

/** The forms of the page of synonyms, told apart by their button. Messages are text keys of `products`. */
export const SynonymAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('add'), ...fields }),
	z.object({ act: z.literal('save'), id, version, ...fields }),
	z.object({ act: z.literal('remove'), id }),
])
