import { and, eq } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { ProductVariants } from '#contract/product-parts.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { requireNoneLeft } from '#contract/require-none-left.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'
import { Problem } from '#website-api/http/problem.ts'
import { finishEdit, requireFreeSku } from './edit-product.command.ts'
import { lockProduct, picturesOf, type ProductRow, variantRows } from './edited-product.queries.ts'
import { recordPriceChange, requireDiscountBelow } from './change-price.command.ts'
import { millimetresOf } from './stored-size.ts'
import { variant } from './variant.table.ts'

type SentVariant = ProductVariants['variants'][number]
type VariantRow = typeof variant.$inferSelect

/**
 * Changes a product's variants and adds new ones; lines of existing orders are unchanged. 409 CHANGED_MEANWHILE; 422
 * for a SKU that is taken, or two offered variants with the same choice.
 */
export async function setVariants(
	tx: Transaction,
	companyId: number,
	productId: number,
	sent: ProductVariants,
	madeBy: string,
) {
	const before = await lockProduct(tx, companyId, productId, sent.version)
	const rows = new Map((await variantRows(tx, companyId, productId)).map((row) => [row.id, row]))
	const pictures = await picturesOf(tx, companyId, productId)
	const positionOf = (mediaId: string | null, field: string) => {
		if (mediaId === null) return null
		const found = pictures.find((picture) => picture.mediaId === mediaId)
		if (!found) throw fieldProblem(field, { message: 'PICTURE_NOT_FOUND' })
		return found.position
	}
	requireOwn(sent.variants, rows)
	requireDifferent(sent.variants, rows, before)
	for (const [at, one] of sent.variants.entries()) {
		const { id, choice, stock: _stock, sku: given, isActive, pictureId, ...more } = one
		const { price, discountPrice, weightGrams, size, barcode, mpn, ...others } = more
		requireNoneLeft(others)
		const field = (name: string) => `VARIANT_LIST.${at}.${name}`
		const row = id === null ? undefined : rows.get(id)
		requireDiscountBelow(price, discountPrice, field('DISCOUNT_PRICE'))
		const sku = given || row?.sku || newSku(before, choice)
		await requireFreeSku(tx, companyId, sku, field('SKU'), row?.id)
		const values = {
			sku,
			price,
			discountPrice,
			active: isActive,
			weightGrams,
			...(size !== undefined && { sizeMm: millimetresOf(size) }),
			...(barcode !== undefined && { barcode: barcode || null }),
			...(mpn !== undefined && { mpn: mpn || null }),
			mediaPosition: positionOf(pictureId, field('PICTURE_ID')),
		}
		if (row) await changeVariant(tx, row, values, { reason: sent.reason, madeBy })
		else await addVariant(tx, before, one, { ...values, position: rows.size + at })
	}
	await finishEdit(tx, companyId, productId)
}

async function changeVariant(
	tx: Transaction,
	row: VariantRow,
	values: Partial<VariantRow> & { price: number; discountPrice: number | null },
	why: { reason: string; madeBy: string },
) {
	await tx
		.update(variant)
		.set(values)
		.where(and(eq(variant.companyId, row.companyId), eq(variant.id, row.id)))
	await recordPriceChange(tx, row, values, why)
}

async function addVariant(
	tx: Transaction,
	{ companyId, id: productId }: ProductRow,
	{ choice, stock: onHand }: SentVariant,
	values: Omit<typeof variant.$inferInsert, 'companyId' | 'productId' | 'choice'>,
) {
	const made = await tx
		.insert(variant)
		.values({ ...values, companyId, productId, choice })
		.returning({ id: variant.id })
	await countStock(tx, companyId, [{ variantId: onlyRow(made).id, onHand }], 'RECEIVED')
}

function requireOwn(list: SentVariant[], rows: Map<number, VariantRow>) {
	const ids = list.flatMap(({ id }) => id ?? [])
	if (ids.some((id) => !rows.has(id))) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	if (new Set(ids).size < ids.length)
		throw fieldProblem('VARIANT_LIST', { message: 'FIELD_INVALID' })
}

/** Each choice has a value of every option, and is offered once. */
function requireDifferent(
	list: SentVariant[],
	rows: Map<number, VariantRow>,
	{ options }: ProductRow,
) {
	const named = new Set(list.map(({ id }) => id))
	const offered = new Set(
		[...rows.values()].filter((row) => row.active && !named.has(row.id)).map(keyOf),
	)
	for (const [at, one] of list.entries()) {
		const choice = rows.get(one.id ?? 0)?.choice ?? one.choice
		if (!one.isActive) continue
		const isChoice =
			choice.length === options.length &&
			choice.every((place, option) => place < (options[option]?.values.length ?? 0))
		const field = `VARIANT_LIST.${at}.CHOICE`
		if (!isChoice) throw fieldProblem(field, { message: 'FIELD_NOT_OFFERED' })
		if (offered.has(keyOf({ choice }))) throw fieldProblem(field, { message: 'VARIANT_EXISTS' })
		offered.add(keyOf({ choice }))
	}
}

function keyOf({ choice }: { choice: number[] }) {
	return choice.join()
}

function newSku({ slug, options }: ProductRow, choice: number[]): string {
	const labels = choice.map((place, at) => options[at]?.values[place]?.label.id ?? '')
	return [slug, ...labels].join('-').toUpperCase().replace(/\s+/g, '-').slice(0, 100)
}
