import { getAffiliate } from '#contract/affiliate.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
	type ExampleAffiliate,
	exampleAffiliates,
	type ExampleAffiliates,
	type OrderChange,
} from '#tests/support/example-affiliates.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { customerAddress } from '#website-api/modules/customers/addresses/address.table.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { commissionReview } from './commission-review.table.ts'
import { commissionRefusal } from './commission.table.ts'

let place: ExampleAffiliates
beforeAll(async () => {
	place = await exampleAffiliates()
})
afterEach(async () => expect(await auditOracles(place.db)).toEqual([]))
afterAll(() => place.close())

const refusalOf = async (orderId: string) => {
	const rows = await place.db
		.select({ reason: commissionRefusal.reason })
		.from(commissionRefusal)
		.where(eq(commissionRefusal.orderId, orderId))
	return rows[0]?.reason
}

const isHeld = async (orderId: string) => {
	const rows = await place.db
		.select({ decision: commissionReview.decision })
		.from(commissionReview)
		.where(eq(commissionReview.orderId, orderId))
	return rows.some(({ decision }) => decision === null)
}

describe('an affiliate gets no commission for their own order, with a reason', () => {
	type Evasion = (by: ExampleAffiliate) => Promise<OrderChange>
	const change =
		(set: OrderChange): Evasion =>
		() =>
			Promise.resolve(set)
	const person = async (by: ExampleAffiliate) => {
		const [row] = await place.db.select().from(customer).where(eq(customer.id, by.customerId))
		if (!row) throw new Error('No affiliate')
		return row
	}
	const home = (street: string, districtCode = '31.74.01') => ({
		districtCode,
		district: 'Tebet',
		city: 'Jakarta Selatan',
		province: 'DKI Jakarta',
		village: 'Tebet Timur',
		postcode: '12820',
		street,
		courierNote: '',
	})
	const savedHome = async (by: ExampleAffiliate, phone = '+628111222333') => {
		await place.db.insert(customerAddress).values({
			companyId: place.shop.companyId,
			id: randomUUID(),
			customerId: by.customerId,
			slot: 1,
			label: 'Rumah',
			recipient: 'Sari',
			phone,
			districtCode: '31.74.01',
			districtName: 'Tebet',
			cityName: 'Jakarta Selatan',
			provinceName: 'DKI Jakarta',
			village: 'Tebet Timur',
			postcode: '12820',
			street: 'Jalan Melati No. 12, RT 03/RW 05',
		})
	}
	const other = async (set: Partial<typeof customer.$inferInsert>) => {
		const { customerId } = await exampleCustomer(place.db, place.shop)
		await place.db
			.update(customer)
			.set({ name: 'Orang Lain', ...set })
			.where(eq(customer.id, customerId))
		return { customerId }
	}
	const bank = (customerId: string, number: string) =>
		place.db.insert(customerBank).values({
			companyId: place.shop.companyId,
			id: randomUUID(),
			customerId,
			slot: 1,
			bankCode: 'BCA',
			number,
			holder: 'Sari',
		})
	const elsewhere = { customerPhone: '+6287700000001', customerEmail: 'lain@contoh.id' }

	test.each<[string, string, Evasion]>([
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
				await place.db
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
				const own = await place.sale(by, 'PENDING', {
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
				await place.db
					.update(customer)
					.set({ deletedAt: new Date(), name: '', email: '', phone: '' })
					.where(eq(customer.id, by.customerId))
				return {}
			},
		],
	])('%s: %s', async (_pattern, reason, evasion) => {
		const sari = await place.affiliate()
		const address = home(`Jalan Jauh ${randomUUID()}`, '32.73.01')
		const order = await place.sale(sari, 'PAYMENT_CONFIRMED', {
			...elsewhere,
			address,
			...(await evasion(sari)),
		})
		expect(await refusalOf(order.id)).toBe(reason)
		expect(await place.balances(sari)).toEqual([0, 0])
	})

	test('and reads the reason on the page of their link', async () => {
		const sari = await place.affiliate()
		const { phone } = await person(sari)
		const order = await place.sale(sari, 'PAYMENT_CONFIRMED', { customerPhone: phone })
		const { data } = getAffiliate.answer.parse(await sari.read('/affiliate'))
		expect(data.REFUSED_LIST).toEqual([
			expect.objectContaining({ ORDER_CODE: order.number.slice(-4), REASON: 'SAME_PHONE' }),
		])
		const other = await place.affiliate()
		expect(getAffiliate.answer.parse(await other.read('/affiliate')).data.REFUSED_LIST).toEqual([])
	})

	test.each([
		'Jalan Melati 12 RT 3 RW 5',
		'Jalan Melati No. 012 RT 003/RW 005',
		'jl melati no.12 rt.03/05',
		'Jalan Mel\u00adati 12 RT 03 RW 05',
		'Jalan\u200b Melati 1\u200d2 RT 03 RW 05',
		'Jln Melati 12 RT 03 RW 05, Kel. Tebet Timur, Kec. Tebet',
		'Jalan Melati 12',
		'Jalan Melati 12 RT 04 RW 05',
		'Jalan Mellati 12 RT 03 RW 05',
		'Jalan Mel ati 12 RT 03 RW 05',
		'Jalan Melati 12 RT 03 RW 05, pagar hijau depan masjid',
		'Jalan Melati RT 03 RW 05',
	])('no commission becomes available for the address "%s"', async (street) => {
		const sari = await place.affiliate()
		await savedHome(sari)
		const change = { ...elsewhere, address: home(street) }
		const order = await place.sale(sari, 'COMPLETED', change)
		const [, available] = await place.balances(sari)
		expect(available).toBe(0)
		const isRefused = (await refusalOf(order.id)) === 'SAME_ADDRESS'
		expect(isRefused || (await isHeld(order.id))).toBe(true)
	})

	test.each([
		'Jalan Melati 13 RT 03 RW 05',
		'Jalan Melati 12B RT 03 RW 05',
		'Jalan Mawar 12 RT 03 RW 05, Tebet Timur',
	])('a neighbour at "%s" is another person', async (street) => {
		const sari = await place.affiliate()
		await savedHome(sari)
		const order = await place.sale(sari, 'COMPLETED', { ...elsewhere, address: home(street) })
		expect(await refusalOf(order.id)).toBeUndefined()
		expect(await isHeld(order.id)).toBe(false)
		expect(await place.balances(sari)).toEqual([0, 14_998])
	})

	test('an order of another person to another address has a commission', async () => {
		const sari = await place.affiliate()
		await savedHome(sari)
		const order = await place.sale(sari, 'PAYMENT_CONFIRMED', {
			...elsewhere,
			address: home('Jalan Melati 13 RT 03 RW 05'),
		})
		expect(await refusalOf(order.id)).toBeUndefined()
		expect(await place.balances(sari)).toEqual([14_998, 0])
	})
})
