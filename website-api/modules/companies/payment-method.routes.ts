import { Hono } from 'hono'
import type { z } from 'zod'
import type { PaymentMethodListWire } from '#contract/payment.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { banksOf } from './company.queries.ts'

/** GET /payment/method-list: a shop without an account takes no bank transfer. */
export const paymentMethodRoutes = new Hono<AppEnv>().get('/method-list', async (c) => {
	const banks = await banksOf(c.var.db, c.var.companyId)
	const transfer = {
		PAYMENT_METHOD: 'BANK_TRANSFER' as const,
		PAYMENT_METHOD_NAME: messageOf(c.var.locale, 'BANK_TRANSFER'),
		BANK_LIST: banks.map((bank) => ({
			BANK_CODE: bank.code,
			BANK_NAME: bank.name,
			BANK_ACCOUNT_NUMBER: bank.accountNumber,
			BANK_ACCOUNT_HOLDER: bank.accountHolder,
		})),
	}
	const answer: z.infer<typeof PaymentMethodListWire> = {
		data: { list: banks.length > 0 ? [transfer] : [] },
	}
	return c.json(answer)
})
