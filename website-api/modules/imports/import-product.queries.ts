import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { ImportBatchAnswerWire, ImportProductWire } from '#contract/import.ts'
import type { Database, Queryable, Transaction } from '#website-api/db/database.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/prices.queries.ts'
import { product, productMedia } from '#website-api/modules/catalog/product.table.ts'
import { variant } from '#website-api/modules/catalog/variant.table.ts'
import { countStock } from '#website-api/modules/stock/stock.queries.ts'
import { brandNamed, categoryNamed } from './import-names.queries.ts'
import { choicesOf, sameChoices, type KeptVariant } from './import-options.ts'
import { slugOf } from './slug.ts'

type Result = ImportBatchAnswerWire['data']['RESULT_LIST'][number]

/** Rolls a product's transaction back; the catalogue stays as it was. */
class Refused extends Error {
	readonly reason: string
	readonly skus: string[]
	constructor(reason: string, skus: string[] = []) {
		super(reason)
		this.reason = reason
		this.skus = skus
	}
}

/** Of the handles named with a digest, those whose product was imported from just that. */
export async function knownHandles(
	db: Queryable,
	companyId: number,
	list: { HANDLE: string; HASH: string }[],
): Promise<string[]> {
	const rows = await db
		.select({ handle: product.importHandle, hash: product.importHash })
		.from(product)
		.where(
			and(
				eq(product.companyId, companyId),
				inArray(
					product.importHandle,
					list.map((entry) => entry.HANDLE),
				),
			),
		)
	const hashes = new Map(rows.map((row) => [row.handle, row.hash]))
	return list
		.filter((entry) => hashes.get(entry.HANDLE) === entry.HASH)
		.map((entry) => entry.HANDLE)
}

/** Creates or changes one product as its file says, in one transaction; what it refuses it leaves untouched. */
export async function importProduct(
	db: Database,
	companyId: number,
	wire: ImportProductWire,
): Promise<Result> {
	try {
		return await inTransaction(db, (tx) => writeProduct(tx, companyId, wire))
	} catch (error) {
		if (!(error instanceof Refused)) throw error
		return { HANDLE: wire.HANDLE, OUTCOME: 'REFUSED', REASON: error.reason, SKU_LIST: error.skus }
	}
}

async function writeProduct(
	tx: Transaction,
	companyId: number,
	wire: ImportProductWire,
): Promise<Result> {
	const [before] = await tx
		.select({ id: product.id, hash: product.importHash, options: product.options })
		.from(product)
		.where(and(eq(product.companyId, companyId), eq(product.importHandle, wire.HANDLE)))
		.for('update')
	if (before?.hash === wire.HASH) {
		return { HANDLE: wire.HANDLE, OUTCOME: 'UNCHANGED', REASON: null, SKU_LIST: [] }
	}
	const kept = before ? await keptVariants(tx, companyId, before, wire) : []
	const choices = choicesOf(wire, kept)
	const twins = sameChoices(wire, kept, choices)
	if (twins.length > 0) throw new Refused('DUPLICATE_CHOICE', twins)

	const row = {
		companyId,
		name: { id: wire.TITLE, en: wire.TITLE },
		summary: both(summaryOf(wire.BODY_HTML)),
		description: both(wire.BODY_HTML),
		categoryId: await categoryNamed(tx, companyId, wire.CATEGORY),
		brandId: await brandNamed(tx, companyId, wire.BRAND),
		status: wire.STATUS,
		options: choices.options,
		keywords: [wire.BRAND, wire.CATEGORY, ...wire.TAG_LIST].join(' '),
		importHandle: wire.HANDLE,
		importHash: wire.HASH,
	}
	const productId = before?.id ?? (await insertProduct(tx, { ...row, slug: slugOf(wire.HANDLE) }))
	if (before) {
		await tx
			.update(product)
			.set({ ...row, updatedAt: sql`now()` })
			.where(and(eq(product.companyId, companyId), eq(product.id, before.id)))
	}
	await writePictures(tx, companyId, productId, wire)
	const promised = await writeVariants(tx, companyId, productId, wire, choices.ofVariants)
	for (const [at, variantKept] of kept.entries()) {
		await tx
			.update(variant)
			.set({ choice: choices.ofKept[at] ?? [] })
			.where(and(eq(variant.companyId, companyId), eq(variant.id, variantKept.id)))
	}
	await retireOthers(tx, companyId, productId, wire)
	await refreshProductPrices(tx, companyId, [productId])
	return {
		HANDLE: wire.HANDLE,
		OUTCOME: before ? 'UPDATED' : 'CREATED',
		REASON: null,
		SKU_LIST: promised,
	}
}

async function keptVariants(
	tx: Transaction,
	companyId: number,
	before: { id: number; options: (typeof product.$inferSelect)['options'] },
	wire: ImportProductWire,
): Promise<KeptVariant[]> {
	const named = new Set(wire.VARIANT_LIST.map((listed) => listed.SKU))
	const skus = wire.KEEP_SKU_LIST.filter((sku) => !named.has(sku))
	if (skus.length === 0) return []
	const rows = await tx
		.select({ id: variant.id, sku: variant.sku, choice: variant.choice })
		.from(variant)
		.where(
			and(
				eq(variant.companyId, companyId),
				eq(variant.productId, before.id),
				eq(variant.active, true),
				inArray(variant.sku, skus),
			),
		)
	if (rows.length > 0 && before.options.length !== wire.OPTION_NAME_LIST.length) {
		throw new Refused(
			'OPTIONS_DIFFER',
			rows.map((row) => row.sku),
		)
	}
	return rows.map((row) => ({
		id: row.id,
		sku: row.sku,
		values: before.options.map((option, at) => option.values[row.choice[at] ?? 0]?.label.id ?? ''),
	}))
}

async function insertProduct(
	tx: Transaction,
	values: typeof product.$inferInsert,
): Promise<number> {
	if (values.slug === '') throw new Refused('INVALID')
	const [made] = await tx
		.insert(product)
		.values(values)
		.onConflictDoNothing({ target: [product.companyId, product.slug] })
		.returning({ id: product.id })
	if (!made) throw new Refused('SLUG_TAKEN')
	return made.id
}

async function writePictures(
	tx: Transaction,
	companyId: number,
	productId: number,
	wire: ImportProductWire,
) {
	await tx
		.delete(productMedia)
		.where(and(eq(productMedia.companyId, companyId), eq(productMedia.productId, productId)))
	if (wire.IMAGE_LIST.length === 0) return
	await tx.insert(productMedia).values(
		wire.IMAGE_LIST.map((image, position) => ({
			companyId,
			productId,
			position,
			mediaId: image.MEDIA_ID,
			alt: both(image.ALT || wire.TITLE),
		})),
	)
}

async function writeVariants(
	tx: Transaction,
	companyId: number,
	productId: number,
	wire: ImportProductWire,
	choices: number[][],
): Promise<string[]> {
	const skus = wire.VARIANT_LIST.map((listed) => listed.SKU)
	const foreign = await tx
		.select({ sku: variant.sku })
		.from(variant)
		.where(
			and(
				eq(variant.companyId, companyId),
				inArray(variant.sku, skus),
				ne(variant.productId, productId),
			),
		)
	if (foreign.length > 0) {
		throw new Refused(
			'SKU_TAKEN',
			foreign.map((row) => row.sku),
		)
	}
	const written = await tx
		.insert(variant)
		.values(
			wire.VARIANT_LIST.map((listed, position) => ({
				companyId,
				productId,
				sku: listed.SKU,
				choice: choices[position] ?? [],
				price: listed.PRICE_BEFORE ?? listed.PRICE,
				discountPrice: listed.PRICE_BEFORE === null ? null : listed.PRICE,
				weightGrams: listed.WEIGHT_GRAMS,
				mediaPosition: listed.IMAGE_INDEX,
				position,
			})),
		)
		.onConflictDoUpdate({
			target: [variant.companyId, variant.sku],
			set: {
				choice: sql`excluded.choice`,
				price: sql`excluded.price`,
				discountPrice: sql`excluded.discount_price`,
				weightGrams: sql`excluded.weight_grams`,
				mediaPosition: sql`excluded.media_position`,
				position: sql`excluded.position`,
				active: true,
			},
		})
		.returning({ id: variant.id, sku: variant.sku })
	const ids = new Map(written.map((row) => [row.sku, row.id]))
	const promised = await countStock(
		tx,
		companyId,
		wire.VARIANT_LIST.map((listed) => ({
			variantId: ids.get(listed.SKU) ?? 0,
			onHand: listed.STOCK,
		})),
		'import',
	)
	return written.filter((row) => promised.includes(row.id)).map((row) => row.sku)
}

async function retireOthers(
	tx: Transaction,
	companyId: number,
	productId: number,
	wire: ImportProductWire,
) {
	const named = [...wire.VARIANT_LIST.map((listed) => listed.SKU), ...wire.KEEP_SKU_LIST]
	await tx
		.update(variant)
		.set({ active: false })
		.where(
			and(
				eq(variant.companyId, companyId),
				eq(variant.productId, productId),
				notInArray(variant.sku, named),
			),
		)
}

function both(text: string) {
	return { id: text, en: text }
}

function summaryOf(html: string): string {
	const text = html
		.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/gi, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/&nbsp;/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
