import { Hono } from 'hono'
import type { z } from 'zod'
import type { PaymentMethodListWire } from '#contract/payment.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { banksOf, findCompany } from './company.queries.ts'

/** GET /payment/method-list: a shop without an account takes no bank transfer, one without a code no QRIS. */
export const paymentMethodRoutes = new Hono<AppEnv>().get('/method-list', async (c) => {
	const { db, companyId, locale } = c.var
	const [banks, { qris }] = await Promise.all([banksOf(db, companyId), findCompany(db, companyId)])
	const transfer = {
		PAYMENT_METHOD: 'BANK_TRANSFER' as const,
		PAYMENT_METHOD_NAME: messageOf(locale, 'BANK_TRANSFER'),
		BANK_LIST: banks.map((bank) => ({
			BANK_CODE: bank.code,
			BANK_NAME: bank.name,
			BANK_ACCOUNT_NUMBER: bank.accountNumber,
			BANK_ACCOUNT_HOLDER: bank.accountHolder,
		})),
	}
	const scan = { PAYMENT_METHOD: 'QRIS' as const, PAYMENT_METHOD_NAME: 'QRIS', BANK_LIST: [] }
	const answer: z.infer<typeof PaymentMethodListWire> = {
		data: { list: [...(banks.length > 0 ? [transfer] : []), ...(qris === null ? [] : [scan])] },
	}
	return c.json(answer)
})
