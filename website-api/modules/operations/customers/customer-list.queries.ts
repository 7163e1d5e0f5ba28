import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerQuery, ListedCustomer } from '#contract/customer.ts'
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

/** A page of a company's customers, newest first; `next` is a cursor that is stable under new registrations. */
export async function customerPage(
	db: Queryable,
	companyId: number,
	{ search, isBlocked, next, limit }: CustomerQuery,
): Promise<{ list: ListedCustomer[]; next: string | null }> {
	const found = await db
		.select(columns)
		.from(customer)
		.where(
			and(
				eq(customer.companyId, companyId),
				isNull(customer.deletedAt),
				isBlocked ? isNotNull(customer.blockedAt) : undefined,
				matches(search),
				after(next),
			),
		)
		.orderBy(desc(customer.createdAt), desc(customer.id))
		.limit(limit + 1)
	const shown = found.slice(0, limit)
	const last = found.length > limit ? shown.at(-1)?.row : undefined
	return {
		list: shown.map(listedCustomerOf),
		next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
	}
}

/** A customer of the company with totals of their orders. 404 CUSTOMER_NOT_FOUND. */
export async function customerWithOrders(db: Queryable, owner: Owner) {
	const [found] = await db.select(columns).from(customer).where(isOwner(owner))
	if (!found) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
	return { ...listedCustomerOf(found), emailConfirmedAt: found.row.emailConfirmedAt }
}

type Found = { row: CustomerRow; orderCount: number; spent: number; lastOrderAt: Date | null }

function listedCustomerOf({ row, ...orders }: Found): ListedCustomer {
	const { id, code, name, email, phone, type, createdAt, blockedAt } = row
	return { id, code, name, email, phone, type, createdAt, blockedAt, ...orders }
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
