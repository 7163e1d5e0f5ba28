import { getFlashSale } from '#contract/flash-sale.ts'
import { answer } from '#website-api/http/answer.ts'
import { nextSale } from './next-sale.queries.ts'
import { runningSale } from './running-sale.queries.ts'

/** The running sale and the next one, for the home page. */
export const flashSaleAnswers = [
	answer(getFlashSale, async ({ db, companyId, locale }) => {
		const [sale, next] = await Promise.all([
			runningSale(db, companyId, locale),
			nextSale(db, companyId, locale),
		])
		return { sale, next }
	}),
]
