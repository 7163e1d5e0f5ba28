import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { KnownProducts, KnownQuestion } from '#contract/import.ts'
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
	request: KnownQuestion,
): Promise<KnownProducts> {
	const before = new Set(await importedBefore(db, companyId, request))
	const others = request.list.filter(({ handle }) => !before.has(handle))
	const same = await sameAsExported(db, companyId, { ...request, list: others })
	return {
		handles: [...before, ...same],
		mediaIds: await knownPictures(db, companyId, request.mediaIds),
	}
}

async function importedBefore(
	db: Queryable,
	companyId: number,
	{ stockMode, list }: KnownQuestion,
): Promise<string[]> {
	const { rows } = await db.execute<{ handle: string }>(sql`
		select product.import_handle as handle
		from product join ${jsonRows(list, { handle: 'text', hash: 'text', stockHash: 'text' })}
			on product.import_handle = row.handle
		where product.company_id = ${companyId}
			and product.import_hash = row.hash and not product.pictures_pending
			and (${stockMode} = 'KEEP' or product.import_stock_hash = row."stockHash")`)
	return rows.map((row) => row.handle)
}

async function sameAsExported(
	db: Queryable,
	companyId: number,
	{ stockMode, list }: KnownQuestion,
): Promise<string[]> {
	const handles = list.map(({ handle }) => handle)
	const exported = await asImported(db, companyId, handles)
	return list
		.filter(({ handle, hash, stockHash }) => {
			const now = exported.get(handle)
			if (!now || (stockMode === 'SET' && now.stockHash !== stockHash)) return false
			return hash === now.hash || hash === hashWithoutPictures(now.hash)
		})
		.map(({ handle }) => handle)
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
