import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { productFile } from './product-file.table.ts'
import { downloadsLeft, validUntil } from './digital.queries.ts'

/**
 * Counts one download of a line and returns its file. 404 ORDER_NOT_FOUND, 409 DOWNLOAD_NOT_READY, DOWNLOAD_EXPIRED
 * or DOWNLOADS_USED_UP. The statement ensures that one of two concurrent requests gets the last download.
 */
export async function takeDownload(tx: Transaction, order: OrderRow, position: number) {
	const until = validUntil(order)
	if (until === null) throw new Problem(409, 'DOWNLOAD_NOT_READY')
	try {
		const [line] = await tx
			.update(orderLine)
			.set({ downloads: sql`${orderLine.downloads} + 1` })
			.where(
				and(
					eq(orderLine.companyId, order.companyId),
					eq(orderLine.orderId, order.id),
					eq(orderLine.position, position),
					eq(orderLine.isDigital, true),
					sql`${orderLine.quantity} > ${orderLine.removed}`,
					sql`now() < ${until.toISOString()}::timestamptz`,
				),
			)
			.returning()
		if (!line) throw new Problem(409, 'DOWNLOAD_EXPIRED')
		const [file] = await tx
			.select({ file: productFile })
			.from(variant)
			.innerJoin(
				productFile,
				and(
					eq(productFile.companyId, variant.companyId),
					eq(productFile.productId, variant.productId),
				),
			)
			.where(and(eq(variant.companyId, order.companyId), eq(variant.id, line.variantId)))
		if (!file) throw new Problem(409, 'DOWNLOAD_NOT_READY')
		return {
			storageId: file.file.storageId,
			left: downloadsLeft(line),
		}
	} catch (error) {
		if (breaks(error, '23514', 'order_line_downloads_bounded')) {
			throw new Problem(409, 'DOWNLOADS_USED_UP')
		}
		throw error
	}
}
