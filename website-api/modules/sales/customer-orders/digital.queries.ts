import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { BoughtFile } from '#contract/bought-file.ts'
import type { Queryable } from '#website-api/db/database.ts'
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
export function filesOfCustomer(db: Queryable, { companyId, customerId }: Owner) {
	return digitalProducts(db, companyId, eq(orders.customerId, customerId))
}

/** The digital purchases of one order. */
export function filesOfOrder(db: Queryable, order: OrderRow) {
	return digitalProducts(db, order.companyId, eq(orders.id, order.id))
}

async function digitalProducts(
	db: Queryable,
	companyId: number,
	ofOwner: SQL,
): Promise<BoughtFile[]> {
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
		order: order.number,
		position: line.position,
		name: line.productName,
		variantLabel: line.variantLabel,
		fileName: file.fileName,
		sizeBytes: file.sizeBytes,
		downloadsLeft: downloadsLeft(line),
		validUntil: validUntil(order),
	}))
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

export function downloadsLeft(line: {
	quantity: number
	removed: number
	downloads: number
}): number {
	return Math.max(0, (line.quantity - line.removed) * DOWNLOADS_PER_UNIT - line.downloads)
}

export function validUntil(order: Pick<OrderRow, 'deliveredAt'>): Date | null {
	if (order.deliveredAt === null) return null
	return new Date(order.deliveredAt.getTime() + VALID_DAYS * 24 * 3_600_000)
}
