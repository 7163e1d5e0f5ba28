import { listPaymentMethods } from '#contract/payment.ts'
import { answer } from '#website-api/http/answer.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { offeredMethods } from './methods.queries.ts'

/** Payment methods: bank transfer only if the shop has an account, QRIS only if it has a code. */
export const paymentMethodAnswers = [
	answer(listPaymentMethods, async ({ db, companyId, locale }) => {
		const offered = await offeredMethods(db, companyId)
		return {
			list: offered.map(({ method, accounts }) => ({
				code: method,
				name: messageOf(locale, method),
				banks: accounts,
			})),
		}
	}),
]
