import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { customerAddress } from '#website-api/modules/customers/addresses/address.table.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import {
	type AddressSnapshot,
	orders,
	type OrderRow,
} from '#website-api/modules/sales/orders/order.table.ts'
import type { REVIEW_REASONS } from './commission-review.table.ts'
import type { REFUSAL_REASONS } from '#contract/affiliate.ts'
import {
	parseStreetAddress,
	type WrittenAddress,
	isSimilarAddress,
	isSameAddress,
} from './street-address.ts'

type Reason = (typeof REFUSAL_REASONS)[number]

/** The maximum number of an affiliate's orders whose addresses are compared. */
const ORDERS_LOOKED_AT = 50

export type OwnOrderCheck = {
	/** Evidence that an order is the affiliate's own. */
	own?: Reason
	/** Indications that it may be. */
	suspicion?: (typeof REVIEW_REASONS)[number]
}

/** Whether an order is the affiliate's own, or may be; neither: it is another person's. */
export async function checkOwnOrder(
	db: Queryable,
	order: OrderRow,
	affiliate: CustomerRow,
): Promise<OwnOrderCheck> {
	if (order.customerId === affiliate.id) return { own: 'SAME_ACCOUNT' }
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
		return { own: 'SAME_PHONE' }
	}
	const email = mailbox(affiliate.email)
	if (mailbox(order.customerEmail) === email || (buyer && mailbox(buyer.email) === email)) {
		return { own: 'SAME_EMAIL' }
	}
	const own = await db
		.select({ address: orders.address })
		.from(orders)
		.where(and(eq(orders.companyId, order.companyId), eq(orders.customerId, affiliate.id)))
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
	if (delivery && homes.some((home) => isSameAddress(home, delivery)))
		return { own: 'SAME_ADDRESS' }
	if (buyer && (await shareBank(db, order.companyId, buyer.id, affiliate.id))) {
		return { own: 'SAME_BANK' }
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

async function shareBank(db: Queryable, companyId: number, one: string, other: string) {
	const { rows } = await db.execute(sql`
		select 1 from ${customerBank} as mine join ${customerBank} as theirs
			on theirs.company_id = mine.company_id and theirs.bank_code = mine.bank_code
			and theirs.number = mine.number
		where mine.company_id = ${companyId} and mine.customer_id = ${one} and theirs.customer_id = ${other}
		limit 1`)
	return rows.length > 0
}

/** Normalises an email: removes plus suffixes, and dots of Gmail addresses. */
function mailbox(email: string): string {
	const [name = '', host = ''] = email.trim().toLowerCase().split('@')
	const [bare = ''] = name.split('+')
	const isGmail = host === 'gmail.com' || host === 'googlemail.com'
	return isGmail ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`
}
