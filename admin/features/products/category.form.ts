import { z } from 'zod'

const id = z.coerce.number().int().min(1)
const version = z.coerce.number().int().min(0)
const name = z.string().trim().max(100, 'tooLong')
const slug = z
	.string()
	.trim()
	.max(100, 'tooLong')
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugWrong')
const fields = {
	nameId: name.min(1, 'nameMissing'),
	nameEn: name,
	parent: z
		.string()
		.regex(/^\d{0,15}$/)
		.transform((value) => (value === '' ? null : Number(value))),
}

/** The forms of the page of categories, told apart by their button. Messages are text keys of `products`. */
export const CategoryAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('add'), ...fields }),
	z.object({ act: z.literal('save'), id, version, ...fields, slug }),
	z.object({ act: z.literal('up'), id, version }),
	z.object({ act: z.literal('down'), id, version }),
	z.object({ act: z.literal('remove'), id }),
])
