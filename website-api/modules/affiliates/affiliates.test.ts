import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AffiliateWire, CommissionPageWire } from '#contract/affiliate.ts'
import { CustomerAccountInfoWire } from '#contract/account.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { customerAddress } from '#website-api/modules/addresses/address.table.ts'
import { auditOracles } from '#website-api/modules/audit/oracles.queries.ts'
import { customerBank } from '#website-api/modules/banks/bank.table.ts'
import { customer } from '#website-api/modules/customers/customer.table.ts'
import { balanceOf } from '#website-api/modules/ledger/account.queries.ts'
import { orders } from '#website-api/modules/orders/order.table.ts'
import {
	lockOrder,
	moveOrder,
	type OrderStatus,
} from '#website-api/modules/orders/transition.queries.ts'
import { receivePayment } from '#website-api/modules/payments/receive-payment.queries.ts'
import { commission, commissionRefusal } from './commission.table.ts'
import { customerReferral } from './customer-referral.table.ts'
import { codeForOrder, keepReferral } from './referral.queries.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
beforeAll(async () => {
	database = await freshPglite()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [
		{ price: 99_990, stock: 500 },
		{ price: 33_333, stock: 500 },
	])
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

type Affiliate = Awaited<ReturnType<typeof affiliate>>

async function affiliate() {
	const person = await exampleCustomer(database.db, shop)
	const read = async (path: string, method = 'GET') => {
		const answer = await api.request(`/v1${path}`, { method, headers: person.headers })
		return answer.json()
	}
	const switched = AffiliateWire.parse(await read('/affiliate', 'POST'))
	return { ...person, code: switched.data.AFFILIATE_CODE ?? '', read }
}

/** An order by the affiliate's link, taken as far as a status. */
async function sale(
	by: Affiliate,
	upTo: OrderStatus,
	change: Partial<typeof orders.$inferInsert> = {},
	lines: [number, number][] = [[0, 3]],
) {
	const order = await exampleSale(database.db, shop, { customerId: null, lines, upTo: 'PENDING' })
	await database.db
		.update(orders)
		.set({ affiliateCode: by.code, ...change })
		.where(eq(orders.id, order.id))
	await advance(order.id, upTo)
	return orderById(database.db, order.id)
}

const way: OrderStatus[] = [
	...([
		'PENDING',
		'PAYMENT_CONFIRMED',
		'PROCESSING',
		'SHIPPING',
		'DELIVERED',
		'COMPLETED',
	] as const),
]

async function advance(id: string, upTo: OrderStatus) {
	for (const to of way.slice(1, way.indexOf(upTo) + 1)) {
		const { number, total, companyId } = await orderById(database.db, id)
		await inTransaction(database.db, async (tx) => {
			if (to === 'PAYMENT_CONFIRMED') {
				const notice = { provider: 'BCA', reference: number, amount: total }
				return receivePayment(tx, companyId, number, notice, 'staff')
			}
			const order = await lockOrder(tx, companyId, number)
			const tracking = to === 'SHIPPING' ? { trackingNumber: 'JP1234567890' } : {}
			return moveOrder(tx, order, { to, actor: 'staff', ...tracking })
		})
	}
}

async function balances({ customerId }: Affiliate) {
	const of = (kind: 'affiliate_pending' | 'affiliate_available') =>
		balanceOf(database.db, shop.companyId, customerId, kind)
	return [await of('affiliate_pending'), await of('affiliate_available')]
}

const refusalOf = async (orderId: string) => {
	const rows = await database.db
		.select({ reason: commissionRefusal.reason })
		.from(commissionRefusal)
		.where(eq(commissionRefusal.orderId, orderId))
	return rows[0]?.reason
}

describe('[FN-06] an affiliate', () => {
	test('switches the code on once, and is one from then on', async () => {
		const sari = await affiliate()
		expect(sari.code).toMatch(/^SARI[A-Z2-9]{5}$/)
		const again = AffiliateWire.parse(await sari.read('/affiliate', 'POST'))
		expect(again.data).toMatchObject({ AFFILIATE_CODE: sari.code, COMMISSION_PERCENT: 5 })
		const [row] = await database.db.select().from(customer).where(eq(customer.id, sari.customerId))
		expect(row?.type).toBe('AFFILIATE')
	})

	test('[CU-01] has a commission pending at payment and available at completion', async () => {
		const sari = await affiliate()
		const order = await sale(sari, 'PAYMENT_CONFIRMED', {}, [
			[0, 3],
			[1, 1],
		])
		// 5 % of 333,303 is 16,665.15: 14,998.5 and 1,666.65 in whole rupiah by the largest remainder.
		expect(await balances(sari)).toEqual([16_665, 0])
		const { data } = CommissionPageWire.parse(await sari.read('/affiliate/commission-list'))
		expect(data.list.map((one) => [one.BASE, one.EARNED, one.COMMISSION_STATUS])).toEqual([
			[299_970, 14_998, 'PENDING'],
			[33_333, 1_667, 'PENDING'],
		])
		expect(data.list[0]).toMatchObject({ ORDER_CODE: order.number.slice(-4), LINE_QTY: 3 })
		for (const to of ['PROCESSING', 'SHIPPING', 'DELIVERED', 'COMPLETED'] as const) {
			await inTransaction(database.db, async (tx) =>
				moveOrder(tx, await lockOrder(tx, shop.companyId, order.number), {
					to,
					actor: 'staff',
					...(to === 'SHIPPING' ? { trackingNumber: 'JP1' } : {}),
				}),
			)
		}
		expect(await balances(sari)).toEqual([0, 16_665])
		const info = CustomerAccountInfoWire.parse(await sari.read('/customer-account-info'))
		expect(info.data).toMatchObject({
			CUSTOMER_AFFILIATE_BALANCE: 16_665,
			CUSTOMER_AFFILIATE_TRACKING_CODE: sari.code,
		})
		const summary = AffiliateWire.parse(await sari.read('/affiliate'))
		expect(summary.data.PERIODE_LIST[0]).toMatchObject({ ORDER_COUNT: 1, COMMISSION: 16_665 })
	})

	test('has it taken back when the order is cancelled', async () => {
		const sari = await affiliate()
		const order = await sale(sari, 'PAYMENT_CONFIRMED')
		await inTransaction(database.db, async (tx) =>
			moveOrder(tx, await lockOrder(tx, shop.companyId, order.number), {
				to: 'CANCEL',
				actor: 'staff',
			}),
		)
		expect(await balances(sari)).toEqual([0, 0])
		const [row] = await database.db
			.select()
			.from(commission)
			.where(eq(commission.orderId, order.id))
		expect(row).toMatchObject({ earned: 14_998, reversed: 14_998 })
	})
})

describe('F1: an order of their own pays an affiliate nothing, and says why', () => {
	type Trick = (by: Affiliate) => Promise<Partial<typeof orders.$inferInsert>>
	const change =
		(set: Partial<typeof orders.$inferInsert>): Trick =>
		() =>
			Promise.resolve(set)
	const person = async (by: Affiliate) => {
		const [row] = await database.db.select().from(customer).where(eq(customer.id, by.customerId))
		if (!row) throw new Error('No affiliate')
		return row
	}
	const home = (street: string, districtCode = '31.74.01') => ({
		...{ districtCode, district: 'Tebet', city: 'Jakarta Selatan', province: 'DKI Jakarta' },
		...{ village: 'Tebet Timur', postcode: '12820', street, courierNote: '' },
	})
	const savedHome = async (by: Affiliate, phone = '+628111222333') => {
		await database.db.insert(customerAddress).values({
			...{ companyId: shop.companyId, id: randomUUID(), customerId: by.customerId, slot: 1 },
			...{ label: 'Rumah', recipient: 'Sari', phone, districtCode: '31.74.01' },
			...{ districtName: 'Tebet', cityName: 'Jakarta Selatan', provinceName: 'DKI Jakarta' },
			...{ village: 'Tebet Timur', postcode: '12820', street: 'Jalan Melati No. 12, RT 03/RW 05' },
		})
	}
	const other = async (set: Partial<typeof customer.$inferInsert>) => {
		const { customerId } = await exampleCustomer(database.db, shop)
		await database.db
			.update(customer)
			.set({ name: 'Orang Lain', ...set })
			.where(eq(customer.id, customerId))
		return { customerId }
	}
	const bank = (customerId: string, number: string) =>
		database.db.insert(customerBank).values({
			...{ companyId: shop.companyId, id: randomUUID(), customerId, slot: 1, bankCode: 'BCA' },
			...{ number, holder: 'Sari' },
		})
	const elsewhere = { customerPhone: '+6287700000001', customerEmail: 'lain@contoh.id' }

	test.each<[string, string, Trick]>([
		[
			'from the account itself',
			'SAME_ACCOUNT',
			(by) => Promise.resolve({ customerId: by.customerId }),
		],
		[
			'the account, under another name',
			'SAME_ACCOUNT',
			(by) =>
				Promise.resolve({ customerId: by.customerId, customerName: 'Orang Lain', ...elsewhere }),
		],
		[
			'a guest with the same phone',
			'SAME_PHONE',
			async (by) => ({ customerPhone: (await person(by)).phone }),
		],
		[
			'a guest with the phone of a saved address',
			'SAME_PHONE',
			async (by) => {
				await savedHome(by, '+628999888777')
				return { customerPhone: '+628999888777' }
			},
		],
		[
			'another account with that phone as its own',
			'SAME_PHONE',
			async (by) => {
				await savedHome(by, '+628999888776')
				return { ...elsewhere, ...(await other({ phone: '+628999888776' })) }
			},
		],
		[
			'another account that orders to that phone',
			'SAME_PHONE',
			async (by) => ({ ...(await other({})), customerPhone: (await person(by)).phone }),
		],
		[
			'a guest with the same email',
			'SAME_EMAIL',
			async (by) => ({ customerEmail: (await person(by)).email }),
		],
		[
			'the same email in capitals',
			'SAME_EMAIL',
			async (by) => ({ customerEmail: (await person(by)).email.toUpperCase() }),
		],
		[
			'the same email with a plus',
			'SAME_EMAIL',
			async (by) => ({ customerEmail: (await person(by)).email.replace('@', '+toko@') }),
		],
		[
			'the same Gmail with dots',
			'SAME_EMAIL',
			async (by) => {
				await database.db
					.update(customer)
					.set({ email: 'sariwulan@gmail.com' })
					.where(eq(customer.id, by.customerId))
				return { customerEmail: 's.a.r.i.wulan@googlemail.com' }
			},
		],
		[
			'another account with the email and a plus',
			'SAME_EMAIL',
			async (by) => ({
				...elsewhere,
				...(await other({ email: (await person(by)).email.replace('@', '+2@') })),
			}),
		],
		[
			'a guest to the saved address',
			'SAME_ADDRESS',
			async (by) => {
				await savedHome(by)
				return { ...elsewhere, address: home('Jalan Melati No. 12, RT 03/RW 05') }
			},
		],
		[
			'the address in short',
			'SAME_ADDRESS',
			async (by) => {
				await savedHome(by)
				return { ...elsewhere, address: home('jl. melati 12 rt 03 rw 05') }
			},
		],
		[
			'the address in another order',
			'SAME_ADDRESS',
			async (by) => {
				await savedHome(by)
				return { ...elsewhere, address: home('RT 03 / RW 05, Jln Melati Nomor 12') }
			},
		],
		[
			'the address in capitals',
			'SAME_ADDRESS',
			async (by) => {
				await savedHome(by)
				return { ...elsewhere, address: home('JALAN MELATI NO 12 RT 03 RW 05') }
			},
		],
		[
			'the address of an own order',
			'SAME_ADDRESS',
			async (by) => {
				const own = await sale(by, 'PENDING', {
					customerId: by.customerId,
					address: home('Gang Kenanga 7'),
				})
				expect(own.status).toBe('PENDING')
				return { ...elsewhere, address: home('Gg. Kenanga 7'.replace('Gg.', 'Gang')) }
			},
		],
		[
			'another account at the address',
			'SAME_ADDRESS',
			async (by) => {
				await savedHome(by)
				return { ...elsewhere, ...(await other({})), address: home('Jalan Melati 12 RT 03 RW 05') }
			},
		],
		[
			'another account with the same bank account',
			'SAME_BANK',
			async (by) => {
				const friend = await other({})
				await bank(by.customerId, '700111222')
				await bank(friend.customerId, '700111222')
				return { ...elsewhere, ...friend }
			},
		],
		['a code that nobody has', 'UNKNOWN_CODE', change({ affiliateCode: 'SIAPA01' })],
		[
			'the code of who has gone',
			'UNKNOWN_CODE',
			async (by) => {
				await database.db
					.update(customer)
					.set({ ...{ deletedAt: new Date(), name: '', email: '', phone: '' } })
					.where(eq(customer.id, by.customerId))
				return {}
			},
		],
	])('%s: %s', async (_pattern, reason, trick) => {
		const sari = await affiliate()
		const address = home(`Jalan Jauh ${randomUUID()}`, '32.73.01')
		const order = await sale(sari, 'PAYMENT_CONFIRMED', {
			...{ ...elsewhere, address },
			...(await trick(sari)),
		})
		expect(await refusalOf(order.id)).toBe(reason)
		expect(await balances(sari)).toEqual([0, 0])
	})

	test("somebody else's order to another door pays", async () => {
		const sari = await affiliate()
		await savedHome(sari)
		const order = await sale(sari, 'PAYMENT_CONFIRMED', {
			...elsewhere,
			address: home('Jalan Melati 13 RT 03 RW 05'),
		})
		expect(await refusalOf(order.id)).toBeUndefined()
		expect(await balances(sari)).toEqual([14_998, 0])
	})
})

describe('F3: whose link an order counts for', () => {
	const day = 86_400_000
	const ago = (ms: number) => new Date(Date.now() - ms)
	type Clicked = [code: string, msAgo: number]
	test.each<[string, Clicked[], string | undefined, string | null]>([
		['no click', [], undefined, null],
		['what a guest carries', [], 'KUKI', 'KUKI'],
		['one click', [['SATU', 0]], undefined, 'SATU'],
		[
			'the later of two',
			[
				['SATU', 2 * day],
				['DUA', day],
			],
			undefined,
			'DUA',
		],
		[
			'the later of two, told the other way round',
			[
				['DUA', day],
				['SATU', 2 * day],
			],
			undefined,
			'DUA',
		],
		['the account before the browser', [['SATU', 2 * day]], 'KUKI', 'SATU'],
		['a second before seven days', [['SATU', 7 * day - 1_000]], 'KUKI', 'SATU'],
		['a second after seven days: the browser', [['SATU', 7 * day + 1_000]], 'KUKI', 'KUKI'],
		['a second after seven days: nobody', [['SATU', 7 * day + 1_000]], undefined, null],
		[
			'a click that claims to come is now',
			[
				['SATU', -10 * day],
				['DUA', day],
			],
			undefined,
			'SATU',
		],
	])('%s', async (_case, clicks, carried, winner) => {
		const { customerId } = await exampleCustomer(database.db, shop)
		const owner = { companyId: shop.companyId, customerId }
		for (const [code, ms] of clicks) {
			await keepReferral(database.db, owner, { code, clickedAt: ago(ms) })
		}
		expect(await codeForOrder(database.db, owner, carried)).toBe(winner)
		const [kept] = await database.db
			.select({ isPast: sql<boolean>`${customerReferral.clickedAt} <= now()` })
			.from(customerReferral)
			.where(
				and(
					eq(customerReferral.companyId, shop.companyId),
					eq(customerReferral.customerId, customerId),
				),
			)
		expect(kept?.isPast ?? true).toBe(true)
	})
})
