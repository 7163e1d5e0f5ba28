import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerListQueryWire, CustomerRowWire } from '#contract/operator-customers.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { isOwner, type Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { normalisePhone } from '#website-api/modules/platform/identity/phone.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

const theirs = sql`from ${orders} where ${orders.companyId} = ${customer.companyId} and ${orders.customerId} = ${customer.id}`

const columns = {
	row: customer,
	orderCount: sql<number>`(select count(*) ${theirs})`.mapWith(Number),
	spent:
		sql<number>`(select coalesce(sum(${orders.paid} - ${orders.refunded}), 0) ${theirs})`.mapWith(
			Number,
		),
	lastOrderAt: sql`(select max(${orders.placedAt}) ${theirs})`.mapWith(orders.placedAt),
}

/** A page of a company's customers, newest first; NEXT is a cursor that is stable under new registrations. */
export async function customerPage(
	db: Queryable,
	companyId: number,
	{ SEARCH, IS_BLOCKED, NEXT, LIMIT }: CustomerListQueryWire,
): Promise<{ list: CustomerRowWire[]; NEXT: string | null }> {
	const found = await db
		.select(columns)
		.from(customer)
		.where(
			and(
				eq(customer.companyId, companyId),
				isNull(customer.deletedAt),
				IS_BLOCKED ? isNotNull(customer.blockedAt) : undefined,
				matches(SEARCH),
				after(NEXT),
			),
		)
		.orderBy(desc(customer.createdAt), desc(customer.id))
		.limit(LIMIT + 1)
	const shown = found.slice(0, LIMIT)
	const last = found.length > LIMIT ? shown.at(-1)?.row : undefined
	return {
		list: shown.map(customerRowWire),
		NEXT: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
	}
}

/** A customer of the company with totals of their orders. 404 CUSTOMER_NOT_FOUND. */
export async function customerWithOrders(db: Queryable, owner: Owner) {
	const [found] = await db.select(columns).from(customer).where(isOwner(owner))
	if (!found) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
	return { row: found.row, wire: customerRowWire(found) }
}

type Found = { row: CustomerRow; orderCount: number; spent: number; lastOrderAt: Date | null }

function customerRowWire({ row, orderCount, spent, lastOrderAt }: Found): CustomerRowWire {
	return {
		CUSTOMER_ID: row.id,
		CUSTOMER_CODE: row.code,
		CUSTOMER_NAME: row.name,
		CUSTOMER_EMAIL: row.email,
		CUSTOMER_PHONE: row.phone,
		CUSTOMER_TYPE: row.type,
		CREATED_DATE: row.createdAt.toISOString(),
		BLOCKED_DATE: row.blockedAt?.toISOString() ?? null,
		ORDER_COUNT: orderCount,
		SPENT: spent,
		LAST_ORDER_DATE: lastOrderAt?.toISOString() ?? null,
	}
}

function matches(search: string | undefined): SQL | undefined {
	if (search === undefined) return undefined
	const phone = normalisePhone(search)
	const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
	const name = words.map((word) => `${word}:*`).join(' & ')
	const start = search.toLowerCase().replace(/[\\%_]/g, '\\$&')
	return (
		or(
			/\s/.test(search) ? undefined : sql`lower(${customer.email}) like ${`${start}%`}`,
			phone === null ? undefined : eq(customer.phone, phone),
			name === ''
				? undefined
				: sql`to_tsvector('simple'::regconfig, ${customer.name}) @@ to_tsquery('simple'::regconfig, ${name})`,
		) ?? sql`false`
	)
}

function after(next: string | undefined): SQL | undefined {
	const [at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\da-f-]{36})$/.exec(next ?? '')?.slice(1) ?? []
	if (at === undefined || id === undefined) return undefined
	return sql`(${customer.createdAt}, ${customer.id}) < (${at}::timestamptz, ${id}::uuid)`
}
