import { z } from 'zod'
import { lineOf } from '#web/domain/plain-text.ts'
import { typedPassword } from '#app/features/forms/account-fields.ts'

type Requested = { banks: string[]; hasPassword: boolean }

/** A saved bank account; messages are translation keys. Spaces and hyphens in the number are removed. */
export function bankForm({ banks, hasPassword }: Requested) {
	return z
		.object({
			bank: z
				.string({ error: 'bank:bank.required' })
				.refine((code) => banks.includes(code), 'bank:bank.required'),
			number: z
				.string({ error: 'bank:number.required' })
				.overwrite((text) => text.replace(/[\s.-]/g, ''))
				.regex(/^\d{6,20}$/, 'bank:number.wrong'),
			holder: z
				.string({ error: 'bank:holder.required' })
				.overwrite(lineOf)
				.min(3, 'bank:holder.short')
				.max(60, 'bank:holder.long')
				.regex(/^[\p{L}\p{M} .,'’-]+$/u, 'bank:holder.wrong'),
			main: z.literal('on').optional(),
			password: hasPassword ? typedPassword() : z.undefined().optional(),
		})
		.transform(({ main, ...account }) => ({ ...account, isMain: main === 'on' }))
}
