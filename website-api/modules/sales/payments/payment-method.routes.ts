import { listPaymentMethods } from '#contract/payment.ts'
import { answer } from '#website-api/http/answer.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { offeredMethods } from './methods.queries.ts'

/**
 * Payment methods: bank transfer only if the shop has an account, QRIS only if it has a code, online what its providers
 * offer while they answer.
 */
export const paymentMethodAnswers = [
	answer(listPaymentMethods, async ({ db, gateways, companyId, locale }) => {
		const online = await gateways.offered(companyId)
		const offered = await offeredMethods(db, companyId, online)
		return {
			list: offered.map(({ method, accounts }) => ({
				code: method,
				name: messageOf(locale, method),
				banks: accounts,
				online: (method === 'ONLINE' ? online : []).map((offer) => ({
					...offer,
					name: messageOf(locale, `ONLINE_${offer.method}`),
				})),
			})),
		}
	}),
]
