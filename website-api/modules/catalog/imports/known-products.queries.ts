import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ImportKnownAnswer, ImportKnownWire } from '#contract/import.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { asRead, exportRows } from '#website-api/modules/catalog/exports/export-rows.ts'
import {
	pictureUrls,
	productsNamed,
} from '#website-api/modules/catalog/exports/exported-products.queries.ts'
import {
	type FileProduct,
	hashWithoutPictures,
} from '#website-api/modules/catalog/import-files/file-product.ts'
import { readProducts } from '#website-api/modules/catalog/import-files/read-products.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { jsonRows } from './json-rows.queries.ts'

/**
 * Of the given products, those that an import would not change, because the same content was imported before, or
 * because the file equals an export of the current data. Of the given pictures, those that are stored.
 */
export async function knownOf(
	db: Queryable,
	companyId: number,
	request: ImportKnownWire,
): Promise<ImportKnownAnswer> {
	const before = new Set(await importedBefore(db, companyId, request))
	const others = request.LIST.filter(({ HANDLE }) => !before.has(HANDLE))
	const same = await sameAsExported(db, companyId, { ...request, LIST: others })
	return {
		KNOWN_HANDLE_LIST: [...before, ...same],
		KNOWN_MEDIA_ID_LIST: await knownPictures(db, companyId, request.MEDIA_ID_LIST),
	}
}

async function importedBefore(
	db: Queryable,
	companyId: number,
	{ STOCK_MODE, LIST }: ImportKnownWire,
): Promise<string[]> {
	const { rows } = await db.execute<{ handle: string }>(sql`
		select product.import_handle as handle
		from product join ${jsonRows(LIST, '"HANDLE" text, "HASH" text, "STOCK_HASH" text')}
			on product.import_handle = row."HANDLE"
		where product.company_id = ${companyId}
			and product.import_hash = row."HASH" and not product.pictures_pending
			and (${STOCK_MODE} = 'KEEP' or product.import_stock_hash = row."STOCK_HASH")`)
	return rows.map((row) => row.handle)
}

async function sameAsExported(
	db: Queryable,
	companyId: number,
	{ STOCK_MODE, LIST }: ImportKnownWire,
): Promise<string[]> {
	const handles = LIST.map(({ HANDLE }) => HANDLE)
	const exported = await asImported(db, companyId, handles)
	return LIST.filter(({ HANDLE, HASH, STOCK_HASH }) => {
		const now = exported.get(HANDLE)
		if (!now || (STOCK_MODE === 'SET' && now.stockHash !== STOCK_HASH)) return false
		return HASH === now.hash || HASH === hashWithoutPictures(now.hash)
	}).map(({ HANDLE }) => HANDLE)
}

/** Each may have 2,000 variants. */
const PRODUCTS_AT_ONCE = 100

/** The products as parsed from an export of them, by handle. */
async function asImported(db: Queryable, companyId: number, handles: string[]) {
	const read = new Map<string, FileProduct>()
	for (let at = 0; at < handles.length; at += PRODUCTS_AT_ONCE) {
		const found = await productsNamed(db, companyId, handles.slice(at, at + PRODUCTS_AT_ONCE))
		if (found.length === 0) continue
		const pictureUrl = await pictureUrls(db, companyId)
		for (const product of found) {
			const rows = exportRows(product, pictureUrl)
			for await (const event of readProducts(() => asRead(rows), { rate: 1 })) {
				if ('product' in event) read.set(event.product.handle, event.product)
			}
			// Other requests come between two products, each of which may have 2,000 variants.
			await setImmediate()
		}
	}
	return read
}

async function knownPictures(db: Queryable, companyId: number, ids: string[]): Promise<string[]> {
	if (ids.length === 0) return []
	const rows = await db
		.select({ id: media.id })
		.from(media)
		.where(and(eq(media.companyId, companyId), inArray(media.id, ids)))
	return rows.map(({ id }) => id)
}
