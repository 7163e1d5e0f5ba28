import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { customerAddress } from '#website-api/modules/addresses/address.table.ts'
import { customerBank } from '#website-api/modules/banks/bank.table.ts'
import { customer, type CustomerRow } from '#website-api/modules/customers/customer.table.ts'
import { orders } from '#website-api/modules/orders/order.table.ts'
import type { OrderRow } from '#website-api/modules/orders/transition.queries.ts'
import type { REFUSAL_REASONS } from './commission.table.ts'

type Reason = (typeof REFUSAL_REASONS)[number]

/** An affiliate's own orders that are looked at for where they live. */
const ORDERS_LOOKED_AT = 50

/** How an order turns out to be the affiliate's own; undefined: it is somebody else's (threats, F1). */
export async function whyOwn(
	db: Queryable,
	order: OrderRow,
	affiliate: CustomerRow,
): Promise<Reason | undefined> {
	if (order.customerId === affiliate.id) return 'SAME_ACCOUNT'
	const addresses = await db
		.select()
		.from(customerAddress)
		.where(
			and(
				eq(customerAddress.companyId, order.companyId),
				eq(customerAddress.customerId, affiliate.id),
			),
		)
	const buyer = await buyerOf(db, order)
	const phones = [affiliate.phone, ...addresses.map(({ phone }) => phone)]
	if (phones.includes(order.customerPhone) || (buyer && phones.includes(buyer.phone))) {
		return 'SAME_PHONE'
	}
	const email = mailbox(affiliate.email)
	if (mailbox(order.customerEmail) === email || (buyer && mailbox(buyer.email) === email)) {
		return 'SAME_EMAIL'
	}
	const own = await db
		.select({ address: orders.address })
		.from(orders)
		.where(and(eq(orders.companyId, order.companyId), eq(orders.customerId, affiliate.id)))
		.orderBy(desc(orders.placedAt))
		.limit(ORDERS_LOOKED_AT)
	const homes = [...addresses, ...own.flatMap(({ address }) => address ?? [])].map(doorOf)
	if (order.address && homes.includes(doorOf(order.address))) return 'SAME_ADDRESS'
	if (buyer && (await shareBank(db, order.companyId, buyer.id, affiliate.id))) return 'SAME_BANK'
	return undefined
}

async function buyerOf(db: Queryable, { companyId, customerId }: OrderRow) {
	if (customerId === null) return undefined
	const [row] = await db
		.select()
		.from(customer)
		.where(and(eq(customer.companyId, companyId), eq(customer.id, customerId)))
	return row
}

async function shareBank(db: Queryable, companyId: number, one: string, other: string) {
	const { rows } = await db.execute(sql`
		select 1 from ${customerBank} as mine join ${customerBank} as theirs
			on theirs.company_id = mine.company_id and theirs.bank_code = mine.bank_code
			and theirs.number = mine.number
		where mine.company_id = ${companyId} and mine.customer_id = ${one} and theirs.customer_id = ${other}
		limit 1`)
	return rows.length > 0
}

/** A mailbox whatever is added behind a plus sign, and whatever dots Gmail takes no notice of. */
export function mailbox(email: string): string {
	const [name = '', host = ''] = email.trim().toLowerCase().split('@')
	const [bare = ''] = name.split('+')
	const isGmail = host === 'gmail.com' || host === 'googlemail.com'
	return isGmail ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`
}

/** A door whatever words are shortened or left out: district and the numbers and longer words of the street. */
export function doorOf({ districtCode, street }: { districtCode: string; street: string }): string {
	const words = street
		.toLowerCase()
		.replace(/\bjl\b\.?|\bjln\b\.?|\bjalan\b|\bno\b\.?|\bnomor\b/g, ' ')
		.match(/[\p{L}\p{N}]+/gu)
	return [districtCode, ...(words ?? []).toSorted()].join(' ')
}
