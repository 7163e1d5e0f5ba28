import { sql } from 'drizzle-orm'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { jsonRows } from './json-rows.queries.ts'
import type { Written } from './plan-product.ts'

/** Positions of a product's pictures: by the picture's id, and by the position that it had. */
export type ProductPlaces = { now: Map<string, number>; moved: Map<number, number> }
/** By product; only of products whose pictures were written. */
export type PicturePlaces = Map<number, ProductPlaces>

/**
 * Replaces the pictures of products with those of the file. If some could not be fetched, keeps the existing ones and
 * appends new ones. Products that are imported without pictures keep theirs.
 */
export async function writePictures(
	tx: Transaction,
	companyId: number,
	list: Written[],
): Promise<PicturePlaces> {
	const replaced = list.filter(({ wire, before }) => before && wire.pictures === 'COMPLETE')
	const texts = await removePictures(tx, companyId, replaced)
	const shown = list.filter(({ wire }) => wire.pictures !== 'LEFT_OUT')
	const rows = shown.flatMap(({ wire, productId, before }) =>
		wire.images.map(({ mediaId, alt }, place) => {
			const said = texts.get(`${productId} ${mediaId}`)
			const words = alt || (wire.title ?? before?.title ?? '')
			return {
				productId,
				place,
				mediaId,
				alt: said && (alt === '' || said.id === alt) ? said : { id: words, en: words },
			}
		}),
	)
	if (rows.length > 0) {
		await tx.execute(sql`
			insert into product_media (company_id, product_id, position, media_id, alt)
			select ${companyId}, row."productId",
				coalesce(
					(select max(position) + 1 from product_media
					where company_id = ${companyId} and product_id = row."productId"), 0)
					+ row_number() over (partition by row."productId" order by row.place) - 1,
				row."mediaId", row.alt
			from ${jsonRows(rows, { productId: 'bigint', place: 'integer', mediaId: 'text', alt: 'jsonb' })}
			where not exists (
				select 1 from product_media shown
				where shown.company_id = ${companyId} and shown.product_id = row."productId"
					and shown.media_id = row."mediaId")`)
	}
	return placesOf(tx, companyId, shown)
}

/** Deletes the products' pictures; returns their texts, by product and picture. */
async function removePictures(tx: Transaction, companyId: number, list: Written[]) {
	const texts = new Map<string, LocalText>()
	if (list.length === 0) return texts
	const { rows } = await tx.execute<{ product: number; media: string; alt: LocalText }>(sql`
		delete from product_media using ${jsonRows(idsOf(list), { productId: 'bigint' })}
		where company_id = ${companyId} and product_id = row."productId"
		returning product_id as product, media_id as media, alt`)
	for (const { product, media, alt } of rows) texts.set(`${product} ${media}`, alt)
	return texts
}

async function placesOf(
	tx: Transaction,
	companyId: number,
	list: Written[],
): Promise<PicturePlaces> {
	const places: PicturePlaces = new Map()
	if (list.length === 0) return places
	const { rows } = await tx.execute<{ product: number; media: string; position: number }>(sql`
		select product_id as product, media_id as media, position
		from product_media join ${jsonRows(idsOf(list), { productId: 'bigint' })} on product_id = row."productId"
		where company_id = ${companyId}
		order by product_id, position desc`)
	for (const { productId, before } of list) {
		const now = new Map<string, number>()
		for (const row of rows) if (row.product === productId) now.set(row.media, row.position)
		const moved = new Map<number, number>()
		for (const { mediaId, position } of before?.pictures ?? []) {
			const place = now.get(mediaId)
			if (place !== undefined) moved.set(position, place)
		}
		places.set(productId, { now, moved })
	}
	return places
}

function idsOf(list: Written[]) {
	return list.map(({ productId }) => ({ productId }))
}
