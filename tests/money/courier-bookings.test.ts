import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collectedMoney, remittanceFile } from '#examples/simulated-courier/collected-money.ts'
import { uploadCodRemittance } from '#contract/cod-remittance.ts'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { EXAMPLE_CARRIAGE, exampleGuest } from '#tests/support/example-shop.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { codSetting } from '#website-api/modules/sales/cash-on-delivery/cod-setting.table.ts'
import { orderOf } from '#website-api/modules/sales/couriers/biteship/biteship-booking.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { bookingRequest } from '#website-api/modules/sales/couriers/booking/booking-request.command.ts'
import { courierAccount } from '#website-api/modules/sales/couriers/accounts/courier-account.table.ts'
import {
	receivePush,
	workOnPushes,
} from '#website-api/modules/sales/couriers/pushes/push.command.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { moneyTest } from './support/money-test.ts'
import { packingShop } from './support/packed-order.ts'

const money = moneyTest()
const origin = {
	name: 'Gudang Contoh',
	phone: '+628123456789',
	address: 'Jalan Gudang No. 1',
	postcode: '12110',
}
let shop: Awaited<ReturnType<typeof packingShop>>
let couriers: ReturnType<typeof exampleCouriers>
let api: ReturnType<typeof exampleApi>
beforeAll(async () => {
	shop = await packingShop(money)
})
beforeEach(async () => {
	await money.db.delete(courierAccount)
	// Each test has a provider of its own, which counts its bookings from one.
	await money.db.update(parcel).set({ providerOrderId: null })
	couriers = exampleCouriers(money.db)
	api = exampleApi(money.db, undefined, couriers)
	await couriers.addAccount(shop.shop.companyId, ['sicepat'], { origin })
})

/** A packed order with one parcel that is not sent. */
async function packedParcel(more?: Parameters<typeof shop.packedOrder>[1]) {
	const order = await shop.packedOrder([1, 0], more)
	const items = [{ LINE_POSITION: 0, PARCEL_QTY: 1 }]
	await order.call('/parcels', { PARCEL_COUNT: 0, ITEM_LIST: items })
	const { id: orderId, companyId } = await order.row()
	const own = and(eq(parcel.companyId, companyId), eq(parcel.orderId, orderId))
	const reference = `${order.number}-1`
	const ask = async (method: 'POST' | 'DELETE') => {
		const answer = await api.request(`/operator/v1/orders/${order.number}/parcels/1/booking`, {
			method,
			headers: { ...money.caller, 'content-type': 'application/json' },
			...(method === 'POST' && { body: '{}' }),
		})
		const { code }: { code?: string } = await answer.json()
		return code ?? answer.status
	}
	return {
		order,
		reference,
		book: () => ask('POST'),
		cancel: () => ask('DELETE'),
		row: async () => (await money.db.select().from(parcel).where(own))[0],
		known: () => couriers.biteship.book.find(reference),
		deliver: () => delivered(reference),
	}
}

/** The courier collects and delivers a parcel, and its provider tells the shop. */
async function delivered(reference: string) {
	const { actions } = couriers.biteship.book
	await actions.pickUp(reference)
	await actions.deliver(reference)
	const push = couriers.biteship.push(reference)
	await receivePush(money.db, couriers.couriers, {
		companyId: shop.shop.companyId,
		provider: 'BITESHIP',
		headers: push.headers,
		body: Buffer.from(await push.text()),
	})
	await workOnPushes(money.db, couriers.couriers)
}

describe('a courier', () => {
	test('is booked with the address of shop and buyer, comes, delivers, and the order follows', async () => {
		const { order, book, row, known, deliver } = await packedParcel()
		expect(await book()).toBe(200)
		expect(known()).toMatchObject({ courier: 'sicepat', service: 'reg' })
		expect(await row()).toMatchObject({
			state: 'BOOKED',
			provider: 'BITESHIP',
			providerOrderId: known()?.id,
			quotedPrice: expect.any(Number) as number,
		})
		await deliver()
		expect(await row()).toMatchObject({ state: 'DELIVERED' })
		expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
	})

	test('collects and passes on what is paid on delivery, and its own file pays the order', async () => {
		const { companyId, code } = shop.shop
		await money.db
			.insert(codSetting)
			.values({ companyId, isOn: true, feeFixed: 0, couriers: ['SICEPAT'] })
		const cod = { ...exampleGuest(4_712), PAYMENT_METHOD: 'COD' as const, BANK_CODE: undefined }
		try {
			const { order, book, reference, deliver } = await packedParcel({ request: cod })
			expect(await book()).toBe(200)
			await deliver()
			expect(await order.row()).toMatchObject({ status: 'DELIVERED', paid: 0 })
			const collected = collectedMoney(couriers.biteship.book.list())
			expect(collected).toMatchObject([{ collected: 50_000 + EXAMPLE_CARRIAGE }])
			expect(couriers.biteship.book.find(reference)?.waybill).toBe(collected[0]?.waybill)
			const call = (path: string, type: string, body: string) =>
				fetch(`${money.url}/operator/v1/cod-remittances${path}`, {
					method: 'POST',
					headers: {
						...money.caller,
						[OPERATOR_COMPANY_HEADER]: code,
						'content-type': type,
					},
					body,
				})
			const file = remittanceFile(collected)
			const uploaded = await call('?FILE_NAME=cod.csv', 'application/octet-stream', file)
			const { data } = uploadCodRemittance.answer.parse(await uploaded.json())
			expect(data).toMatchObject({ LINE_LIST: [{ STATE: 'FULL', ORDER_NUMBER: order.number }] })
			await call(`/${data.REMITTANCE.REMITTANCE_ID}/booking`, 'application/json', '{}')
			expect(await order.row()).toMatchObject({ paid: 50_000 + EXAMPLE_CARRIAGE })
		} finally {
			await money.db.delete(codSetting).where(eq(codSetting.companyId, companyId))
		}
	})

	test('is told the size of a parcel, or what its goods’ volume weighs where nobody knows it', async () => {
		const [id = 0, other = 0] = shop.shop.variantIds
		const sized = (sizeMm: number[] | null, of: number) =>
			money.db.update(variant).set({ sizeMm }).where(eq(variant.id, of))
		const told = async (items: [number, number]) => {
			const order = await shop.packedOrder([1, 1])
			await Promise.all([sized([300, 205, 200], id), sized([400, 300, 100], other)])
			const ITEM_LIST = items.flatMap((PARCEL_QTY, LINE_POSITION) =>
				PARCEL_QTY === 0 ? [] : [{ LINE_POSITION, PARCEL_QTY }],
			)
			await order.call('/parcels', { PARCEL_COUNT: 0, ITEM_LIST })
			const row = await order.row()
			const [made] = await money.db.select().from(parcel).where(eq(parcel.orderId, row.id))
			const [courier] = await couriers.couriers.of(row.companyId)
			if (!made || !courier) throw new Error('No parcel')
			const bookable = { ...courier, courier: 'sicepat' as const, service: 'reg' }
			const { items: content } = await bookingRequest(money.db, bookable, row, made, null)
			await Promise.all([sized(null, id), sized(null, other)])
			return content
		}
		expect(await told([1, 0])).toMatchObject([
			{ grams: 100, size: { length: 30, width: 21, height: 20 } },
		])
		// 12,300 and 12,000 cm³ by 6000.
		expect(await told([1, 1])).toMatchObject([{ grams: 4_050, size: null }])
	})

	test('is told what to collect, which is the whole amount with the buyer’s fee, and what is insured', async () => {
		const { companyId } = shop.shop
		const isShop = eq(company.id, companyId)
		const toldOf = async (more?: Parameters<typeof packedParcel>[0]) => {
			const { order, row } = await packedParcel(more)
			const [made, courier] = [await row(), (await couriers.couriers.of(companyId))[0]]
			if (!made || !courier) throw new Error('No parcel')
			const bookable = { ...courier, courier: 'sicepat' as const, service: 'reg' }
			const request = await bookingRequest(money.db, bookable, await order.row(), made, null)
			const { destination_cash_on_delivery: cash, courier_insurance: value } = orderOf(request)
			return { cash, value }
		}
		const guest = exampleGuest(4_711)
		await money.db
			.insert(codSetting)
			.values({ companyId, isOn: true, feeFixed: 2_500, couriers: ['SICEPAT'] })
		await money.db.update(company).set({ insuranceMode: 'OPTIONAL' }).where(isShop)
		try {
			expect(await toldOf()).toEqual({ cash: undefined, value: undefined })
			expect(await toldOf({ request: { INSURED: true }, extra: 5_100 })).toEqual({
				cash: undefined,
				value: 50_000,
			})
			const request = { ...guest, PAYMENT_METHOD: 'COD' as const, BANK_CODE: undefined }
			const insured = { ...request, INSURED: true }
			const total = 50_000 + EXAMPLE_CARRIAGE
			expect(await toldOf({ request })).toEqual({ cash: total + 2_500, value: undefined })
			expect(await toldOf({ request: insured, extra: 5_100 })).toEqual({
				cash: total + 5_100 + 2_500,
				value: 50_000,
			})
		} finally {
			await money.db.update(company).set({ insuranceMode: 'OFF' }).where(isShop)
			await money.db.delete(codSetting).where(eq(codSetting.companyId, companyId))
		}
	})

	test('asked for by two at the same time, and again, comes once', async () => {
		const { book, row, known } = await packedParcel()
		expect(await Promise.all([book(), book()])).toEqual([200, 200])
		expect(await book()).toBe(200)
		expect(await row()).toMatchObject({ state: 'BOOKED', providerOrderId: known()?.id })
		expect(bookings()).toBe(1)
	})

	test('whose answer is lost is asked again, and comes once; until then the parcel is not taken apart', async () => {
		// After the first booking the districts are known: the next call is the booking alone.
		await (await packedParcel()).book()
		const { order, book, row, known } = await packedParcel()
		couriers.biteship.faults.add('answer-lost')
		expect(await book()).toBe('COURIER_PROVIDER_AWAY')
		expect(await row()).toMatchObject({ state: 'PREPARED', provider: 'BITESHIP' })
		const end = { PARCEL_STATE: 'CANCELLED', REASON: 'Bongkar' }
		expect((await order.call('/parcels/1/end', end)).status).toBe(409)
		expect(await book()).toBe(200)
		expect(await row()).toMatchObject({ state: 'BOOKED', providerOrderId: known()?.id })
		expect(bookings()).toBe(2)
	})

	test('whose provider refuses leaves the parcel as it was, with the provider’s words', async () => {
		await (await packedParcel()).book()
		const { book, row, order } = await packedParcel()
		await money.db
			.update(parcel)
			.set({ vendorMethod: 'no-such-service' })
			.where(eq(parcel.orderId, (await order.row()).id))
		expect(await book()).toBe('BOOKING_REFUSED')
		expect(await row()).toMatchObject({ state: 'PREPARED', provider: null })
	})

	test('is not booked without an account, or without an address to collect from', async () => {
		const { book, row } = await packedParcel()
		await money.db.update(courierAccount).set({ origin: { ...origin, phone: '' } })
		expect(await book()).toBe('COURIER_ORIGIN_INCOMPLETE')
		await money.db.delete(courierAccount)
		expect(await book()).toBe('COURIER_NOT_BOOKABLE')
		expect(await row()).toMatchObject({ state: 'PREPARED', provider: null })
	})
})

describe('a booking', () => {
	test('is cancelled until the courier comes, and its units are packed again', async () => {
		const { order, book, cancel, row, known } = await packedParcel()
		await book()
		expect(await cancel()).toBe(200)
		expect(await row()).toMatchObject({ state: 'CANCELLED' })
		expect(known()?.status).toBe('cancelled')
		expect((await order.call('/parcels', { PARCEL_COUNT: 1 })).status).toBe(200)
	})

	test('that is not known to exist is looked for and cancelled', async () => {
		await (await packedParcel()).book()
		const { book, cancel, row, known } = await packedParcel()
		couriers.biteship.faults.add('answer-lost')
		await book()
		expect(await cancel()).toBe(200)
		expect(await row()).toMatchObject({ state: 'CANCELLED' })
		expect(known()?.status).toBe('cancelled')
	})

	test('of a parcel that the courier has stays, and the parcel shows it', async () => {
		const { order, book, cancel, row, reference } = await packedParcel()
		await book()
		await couriers.biteship.book.actions.pickUp(reference)
		expect(await cancel()).toBe('BOOKING_COLLECTED')
		expect(await row()).toMatchObject({ state: 'SHIPPED' })
		expect(await order.row()).toMatchObject({ status: 'SHIPPING' })
	})
})

/** How many parcels the provider knows. */
const bookings = () => couriers.biteship.book.list().length
