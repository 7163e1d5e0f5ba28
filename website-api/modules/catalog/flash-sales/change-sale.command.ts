import { and, eq, sql } from 'drizzle-orm'
import { FlashSalePlan } from '#contract/flash-sale-plan.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { deleteItems, productsOf } from './end-sale.command.ts'
import { flashCounter, flashItem, flashSale } from './flash-sale.table.ts'
import {
	chosenVariants,
	insertItems,
	type NewSale,
	refuseOverlap,
	requireAhead,
} from './open-sale.command.ts'

type ChangedSale = NewSale & { version?: number | undefined }

/**
 * Changes a sale that is not over: everything before it starts, afterwards only its name, a later end and more units.
 * 404 FLASH_SALE_NOT_FOUND; 409 FLASH_SALE_OVER, CHANGED_MEANWHILE; 422 STARTS_AT, ENDS_AT, ITEM_LIST.
 */
export async function changeSale(
	tx: Transaction,
	companyId: number,
	id: number,
	sale: ChangedSale,
) {
	// Serialises changes of sales: two concurrent requests could each take the same variant.
	await tx.select().from(company).where(eq(company.id, companyId)).for('update')
	const mine = and(eq(flashSale.companyId, companyId), eq(flashSale.id, id))
	const [before] = await tx
		.select({
			startsAt: flashSale.startsAt,
			endsAt: flashSale.endsAt,
			version: flashSale.version,
			isOver: sql<boolean>`${flashSale.endsAt} <= now()`,
			isAhead: sql<boolean>`${flashSale.startsAt} > now()`,
		})
		.from(flashSale)
		.where(mine)
		.for('update')
	if (!before) throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
	if (before.isOver) throw new Problem(409, 'FLASH_SALE_OVER')
	if (sale.version !== undefined && sale.version !== before.version)
		throw new Problem(409, 'CHANGED_MEANWHILE')
	const products = await productsOf(tx, companyId, id)
	const startsAt = before.isAhead ? sale.startsAt : before.startsAt
	if (before.isAhead) products.push(...(await replaceItems(tx, companyId, id, sale)))
	else await extend(tx, companyId, { ...before, id }, sale)
	await requireAhead(tx, sale.endsAt)
	await tx
		.update(flashSale)
		.set({
			name: sale.name,
			startsAt,
			endsAt: sale.endsAt,
			version: sql`${flashSale.version} + 1`,
		})
		.where(mine)
	await refreshProductPrices(tx, companyId, [...new Set(products)])
}

async function replaceItems(tx: Transaction, companyId: number, id: number, sale: NewSale) {
	const chosen = await chosenVariants(tx, companyId, sale.items)
	await refuseOverlap(tx, companyId, sale, chosen, id)
	await deleteItems(tx, companyId, id)
	await insertItems(tx, companyId, id, chosen)
	return chosen.map(({ row }) => row.productId)
}

type Running = { id: number; startsAt: Date; endsAt: Date }

// Shoppers have seen prices, end and limits of a running sale: none of them may get worse.
async function extend(tx: Transaction, companyId: number, before: Running, sale: NewSale) {
	if (sale.startsAt.getTime() !== before.startsAt.getTime())
		throw fieldProblem(FlashSalePlan, 'startsAt', { message: 'FLASH_RUNNING' })
	if (sale.endsAt < before.endsAt)
		throw fieldProblem(FlashSalePlan, 'endsAt', { message: 'FLASH_RUNNING' })
	const items = await tx
		.select({ item: flashItem, row: variant })
		.from(flashItem)
		.innerJoin(
			variant,
			and(eq(variant.companyId, flashItem.companyId), eq(variant.id, flashItem.variantId)),
		)
		.where(and(eq(flashItem.companyId, companyId), eq(flashItem.saleId, before.id)))
	await refuseOverlap(tx, companyId, { ...sale, startsAt: before.startsAt }, items, before.id)
	const wanted = new Map(sale.items.map((item) => [item.sku, item]))
	for (const { item, row } of items) {
		const { price, most, quota = 0 } = wanted.get(row.sku) ?? {}
		const isKept = price === item.price && most === item.most && quota >= item.quota
		if (!isKept || wanted.size !== items.length || sale.items.length !== items.length)
			throw fieldProblem(FlashSalePlan, 'items', { message: 'FLASH_RUNNING' })
		if (quota > item.quota) await addUnits(tx, item, quota - item.quota)
	}
}

async function addUnits(tx: Transaction, item: typeof flashItem.$inferSelect, more: number) {
	const counters = and(eq(flashCounter.companyId, item.companyId), eq(flashCounter.itemId, item.id))
	const parts = await tx.$count(flashCounter, counters)
	await tx
		.update(flashCounter)
		.set({
			quota: sql`${flashCounter.quota} + (${more}::int + ${flashCounter.shard}) / ${parts}::int`,
		})
		.where(counters)
	await tx
		.update(flashItem)
		.set({ quota: item.quota + more })
		.where(and(eq(flashItem.companyId, item.companyId), eq(flashItem.id, item.id)))
}
