import { Hono } from 'hono'
import type { z } from 'zod'
import type { PaymentMethodListWire } from '#contract/payment.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { offeredMethods } from './methods.queries.ts'

/** GET /payment/method-list: bank transfer only if the shop has an account, QRIS only if it has a code. */
export const paymentMethodRoutes = new Hono<AppEnv>().get('/method-list', async (c) => {
	const { db, companyId, locale } = c.var
	const offered = await offeredMethods(db, companyId)
	const answer: z.infer<typeof PaymentMethodListWire> = {
		data: {
			list: offered.map(({ method, accounts }) => ({
				PAYMENT_METHOD: method,
				PAYMENT_METHOD_NAME: messageOf(locale, method),
				BANK_LIST: accounts.map((bank) => ({
					BANK_CODE: bank.code,
					BANK_NAME: bank.name,
					BANK_ACCOUNT_NUMBER: bank.number,
					BANK_ACCOUNT_HOLDER: bank.holder,
				})),
			})),
		},
	}
	return c.json(answer)
})
