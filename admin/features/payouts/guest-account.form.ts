import { z } from 'zod'
import { BANKS } from '#contract/bank.ts'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'

const GuestAccount = z.object({
	provider: z.enum(PAYMENT_PROVIDERS),
	code: z.enum(Object.keys(BANKS), 'payouts:guest.bankMissing'),
	number: z
		.string()
		.transform((text) => text.replace(/[\s.-]/g, ''))
		.pipe(z.string().regex(/^\d{6,20}$/, 'payouts:guest.numberWrong')),
	holder: z
		.string()
		.trim()
		.min(3, 'payouts:guest.holderWrong')
		.max(60, 'payouts:guest.holderWrong'),
})

/** Reads where a guest's refund is to be sent. */
export function readGuestAccount(form: FormData) {
	const parsed = parseForm(form, GuestAccount)
	return parsed.ok ? { ok: true as const, value: parsed.value, values: valuesOf(form) } : parsed
}
