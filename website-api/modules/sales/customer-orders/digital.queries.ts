import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { productFile } from './product-file.table.ts'

/** The number of downloads per bought unit; a CHECK of order_line.downloads has the same value. */
const DOWNLOADS_PER_UNIT = 5
/** Days after delivery in which a file can be downloaded. */
const VALID_DAYS = 30

/** The customer's paid digital purchases, newest first. */
export function digitalProductsOf(db: Queryable, { companyId, customerId }: Owner) {
	return digitalProducts(db, companyId, eq(orders.customerId, customerId))
}

/** The digital purchases of one order. */
export function digitalProductsIn(db: Queryable, order: OrderRow) {
	return digitalProducts(db, order.companyId, eq(orders.id, order.id))
}

async function digitalProducts(db: Queryable, companyId: number, ofOwner: SQL) {
	const rows = await db
		.select({ order: orders, line: orderLine, file: productFile })
		.from(orders)
		.innerJoin(
			orderLine,
			and(eq(orderLine.companyId, orders.companyId), eq(orderLine.orderId, orders.id)),
		)
		.innerJoin(
			variant,
			and(eq(variant.companyId, orderLine.companyId), eq(variant.id, orderLine.variantId)),
		)
		.innerJoin(
			productFile,
			and(
				eq(productFile.companyId, variant.companyId),
				eq(productFile.productId, variant.productId),
			),
		)
		.where(
			and(
				eq(orders.companyId, companyId),
				ofOwner,
				eq(orderLine.isDigital, true),
				sql`${orderLine.quantity} > ${orderLine.removed}`,
				inArray(orders.status, [
					'PAYMENT_CONFIRMED',
					'PROCESSING',
					'SHIPPING',
					'DELIVERED',
					'COMPLETED',
				]),
			),
		)
		.orderBy(desc(orders.placedAt), orderLine.position)
		.limit(200)
	return rows.map(({ order, line, file }) => ({
		ORDER_NUMBER: order.number,
		LINE_POSITION: line.position,
		PRODUCT_NAME: line.productName,
		VARIANT_LABEL: line.variantLabel,
		FILE_NAME: file.fileName,
		FILE_SIZE_BYTES: file.sizeBytes,
		DOWNLOADS_LEFT: downloadsLeft(line),
		VALID_UNTIL: validUntil(order)?.toISOString() ?? null,
	}))
}

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

/** The stored file with this id, of any product of the company. */
export async function fileOf(db: Queryable, companyId: number, storageId: string) {
	const [file] = await db
		.select()
		.from(productFile)
		.where(and(eq(productFile.companyId, companyId), eq(productFile.storageId, storageId)))
		.limit(1)
	return file
}

function downloadsLeft(line: { quantity: number; removed: number; downloads: number }): number {
	return Math.max(0, (line.quantity - line.removed) * DOWNLOADS_PER_UNIT - line.downloads)
}

function validUntil(order: Pick<OrderRow, 'deliveredAt'>): Date | null {
	if (order.deliveredAt === null) return null
	return new Date(order.deliveredAt.getTime() + VALID_DAYS * 24 * 3_600_000)
}
