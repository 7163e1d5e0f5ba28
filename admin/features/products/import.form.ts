import { z } from 'zod'

/** The options of an import. Messages are text keys of `products`. */
export const ImportOptionsForm = z.object({
	stock: z.enum(['keep', 'set']),
	untrackedStock: z
		.string()
		.trim()
		.regex(/^\d{1,7}$/, 'import.untrackedStockWrong')
		.transform(Number),
	pictures: z
		.literal('1')
		.optional()
		.transform((value) => value === '1'),
	rate: z
		.string()
		.trim()
		.regex(/^\d{1,7}([.,]\d{1,6})?$/, 'import.rateWrong')
		.transform((text) => Number(text.replace(',', '.')))
		.refine((rate) => rate > 0 && rate <= 1_000_000, 'import.rateWrong'),
})
