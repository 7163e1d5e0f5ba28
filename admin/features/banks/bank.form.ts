import { z } from 'zod'

const line = (missing: string, maxLength: number) =>
	z.string().trim().min(2, missing).max(maxLength, missing)

/** The form of a bank account. */
export const BankForm = z.object({
	bank: z.string().trim().max(20).optional(),
	name: line('account.nameMissing', 60),
	number: z
		.string()
		.transform((text) => text.replaceAll(/[\s.-]/g, ''))
		.pipe(z.string().regex(/^\d{6,20}$/, 'account.numberWrong')),
	holder: z.string().trim().min(3, 'account.holderMissing').max(60, 'account.holderMissing'),
	position: z.coerce.number().int().min(1).max(50).optional(),
	active: z.string().optional(),
})
