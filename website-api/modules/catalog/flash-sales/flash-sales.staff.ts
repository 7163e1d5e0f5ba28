import {
	changeFlashSale,
	endFlashSale,
	type FlashSalePlan,
	getPlannedSale,
	listPlannedSales,
	planFlashSale,
	previewFlashSale,
} from '#contract/flash-sale-plan.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { changeSale } from './change-sale.command.ts'
import { endSale } from './end-sale.command.ts'
import { salesPage, saleRow } from './list-sales.queries.ts'
import { type NewSale, openSale } from './open-sale.command.ts'
import { previewSale } from './preview-sale.queries.ts'

/** Staff endpoints for a shop's flash sales. */
export const flashSaleStaffAnswers = [
	answer(listPlannedSales, ({ db, companyId, query }) => salesPage(db, companyId, query)),
	answer(planFlashSale, async ({ db, companyId, body, c }) => {
		const id = await inTransaction(db, (tx) => openSale(tx, companyId, saleOf(body)))
		c.set('made', String(id))
		return { list: [await saleRow(db, companyId, id)], next: null }
	}),
	answer(getPlannedSale, ({ db, companyId, params }) => saleRow(db, companyId, Number(params.id))),
	answer(changeFlashSale, async ({ db, companyId, params, body: { version, ...plan } }) => {
		const id = Number(params.id)
		const sale = { ...saleOf(plan), version }
		await inTransaction(db, (tx) => changeSale(tx, companyId, id, sale))
		return { list: [await saleRow(db, companyId, id)], next: null }
	}),
	answer(endFlashSale, async ({ db, companyId, params }) => {
		await inTransaction(db, (tx) => endSale(tx, companyId, Number(params.id)))
		return salesPage(db, companyId, { limit: 100 })
	}),
	answer(previewFlashSale, async ({ db, locale, companyId, body }) => ({
		list: await previewSale({ db, locale }, companyId, body),
	})),
]

function saleOf({ nameId, nameEn, ...sale }: FlashSalePlan): NewSale {
	return { ...sale, name: { id: nameId, en: nameEn } }
}
