import { and, eq, sql } from 'drizzle-orm'
import { MAX_PICTURES, type ProductPictures } from '#contract/product-parts.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { jsonRows } from '#website-api/modules/catalog/imports/json-rows.queries.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import { bothTexts, finishEdit } from './edit-product.command.ts'
import { lockProduct, picturesOf } from './edited-product.queries.ts'
import { productMedia } from './product.table.ts'

/** Appends a stored picture to a product's pictures, unless it has it already. 409 TOO_MANY_PICTURES. */
export async function addPicture(tx: Transaction, companyId: number, id: number, mediaId: string) {
	const { name } = await lockProduct(tx, companyId, id)
	const shown = await picturesOf(tx, companyId, id)
	if (shown.some((picture) => picture.mediaId === mediaId)) return
	if (shown.length >= MAX_PICTURES) {
		throw new Problem(409, 'TOO_MANY_PICTURES', { params: { most: MAX_PICTURES } })
	}
	const position = (shown.at(-1)?.position ?? -1) + 1
	await tx.insert(productMedia).values({ companyId, productId: id, position, mediaId, alt: name })
	await finishEdit(tx, companyId, id)
}

/**
 * Sets which of a product's pictures are shown and their order; variants keep theirs. Removed pictures are deleted
 * unless they are used elsewhere. 409 CHANGED_MEANWHILE.
 */
export async function setPictures(
	tx: Transaction,
	companyId: number,
	id: number,
	sent: ProductPictures,
) {
	const { name } = await lockProduct(tx, companyId, id, sent.version)
	const before = await picturesOf(tx, companyId, id)
	const known = new Map(before.map(({ mediaId, position }) => [mediaId, position]))
	const after = sent.pictures.map((picture) => picture.mediaId)
	if (after.some((mediaId) => !known.has(mediaId)) || new Set(after).size < after.length) {
		throw fieldProblem('PICTURE_LIST', { message: 'PICTURE_NOT_FOUND' })
	}
	await tx
		.delete(productMedia)
		.where(and(eq(productMedia.companyId, companyId), eq(productMedia.productId, id)))
	if (after.length > 0) {
		await tx.insert(productMedia).values(
			sent.pictures.map(({ mediaId, altId, altEn }, position) => ({
				companyId,
				productId: id,
				position,
				mediaId,
				alt: altId === '' ? name : bothTexts(altId, altEn),
			})),
		)
	}
	const moved = before.map(({ mediaId, position }) => ({
		from: position,
		to: after.includes(mediaId) ? after.indexOf(mediaId) : null,
	}))
	if (moved.length > 0) {
		await tx.execute(sql`
			update variant set media_position = row."to"
			from ${jsonRows(moved, { from: 'integer', to: 'integer' })}
			where company_id = ${companyId} and product_id = ${id} and media_position = row."from"`)
	}
	const removed = before.map(({ mediaId }) => mediaId).filter((one) => !after.includes(one))
	await announceUnused(tx, companyId, removed)
	await finishEdit(tx, companyId, id)
}
