import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { customerAddress } from '#website-api/modules/customers/addresses/address.table.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { mailboxOf } from '#website-api/modules/platform/identity/mailbox.ts'
import {
	type AddressSnapshot,
	orders,
	type OrderRow,
} from '#website-api/modules/sales/orders/order.table.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import {
	parseStreetAddress,
	type WrittenAddress,
	isSimilarAddress,
	isSameAddress,
} from '#website-api/modules/platform/identity/street-address.ts'

/** Why an order is the referrer's own. */
export type OwnReason = 'ACCOUNT' | 'PHONE' | 'EMAIL' | 'ADDRESS' | 'BANK'

/** The maximum number of a referrer's orders whose addresses are compared. */
const ORDERS_LOOKED_AT = 50

export type OwnOrderCheck = {
	/** Evidence that an order is the referrer's own. */
	own?: OwnReason
	/** Indications that it may be. */
	suspicion?: 'SIMILAR_ADDRESS'
}

/**
 * Whether an order is the own one of the affiliate or agent who referred it, or may be; neither: it is another person's.
 */
export async function checkOwnOrder(
	db: Queryable,
	order: OrderRow,
	referrer: Pick<CustomerRow, 'id' | 'phone' | 'email'>,
): Promise<OwnOrderCheck> {
	if (order.customerId === referrer.id) return { own: 'ACCOUNT' }
	const addresses = await db
		.select()
		.from(customerAddress)
		.where(
			and(
				eq(customerAddress.companyId, order.companyId),
				eq(customerAddress.customerId, referrer.id),
			),
		)
	const buyer = await buyerOf(db, order)
	const phones = [
		referrer.phone,
		...addresses.map(({ phone }) => phone),
		...(await agentPhones(db, order.companyId, referrer.id)),
	]
	if (phones.includes(order.customerPhone) || (buyer && phones.includes(buyer.phone))) {
		return { own: 'PHONE' }
	}
	const email = mailboxOf(referrer.email)
	if (mailboxOf(order.customerEmail) === email || (buyer && mailboxOf(buyer.email) === email)) {
		return { own: 'EMAIL' }
	}
	const own = await db
		.select({ address: orders.address })
		.from(orders)
		.where(
			and(
				eq(orders.companyId, order.companyId),
				eq(orders.customerId, referrer.id),
				// The address of a dropshipped order is that of the agent's customer.
				isNull(orders.dropshipName),
			),
		)
		.orderBy(desc(orders.placedAt))
		.limit(ORDERS_LOOKED_AT)
	const homes = [
		...addresses.map(
			({ districtName: district, cityName: city, provinceName: province, ...rest }) =>
				writtenAddressOf({ ...rest, district, city, province }),
		),
		...own.flatMap(({ address }) => (address ? [writtenAddressOf(address)] : [])),
	].map(parseStreetAddress)
	const delivery = order.address && parseStreetAddress(writtenAddressOf(order.address))
	if (delivery && homes.some((home) => isSameAddress(home, delivery))) return { own: 'ADDRESS' }
	if (buyer && (await shareBank(db, order.companyId, buyer.id, referrer.id))) {
		return { own: 'BANK' }
	}
	return delivery && homes.some((home) => isSimilarAddress(home, delivery))
		? { suspicion: 'SIMILAR_ADDRESS' }
		: {}
}

function writtenAddressOf(address: Omit<AddressSnapshot, 'courierNote'>): WrittenAddress {
	const { districtCode, street, village, district, city, province, postcode } = address
	return { districtCode, street, around: [village, district, city, province, postcode] }
}

async function buyerOf(db: Queryable, { companyId, customerId }: OrderRow) {
	if (customerId === null) return undefined
	const [row] = await db
		.select()
		.from(customer)
		.where(and(eq(customer.companyId, companyId), eq(customer.id, customerId)))
	return row
}

async function agentPhones(db: Queryable, companyId: number, customerId: string) {
	const rows = await db
		.select({ phone: agent.whatsapp })
		.from(agent)
		.where(and(eq(agent.companyId, companyId), eq(agent.customerId, customerId)))
	return rows.flatMap(({ phone }) => phone ?? [])
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
