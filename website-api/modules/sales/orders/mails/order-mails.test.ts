import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { getReturn } from '#contract/return.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { proposeChange } from '#website-api/modules/sales/customer-orders/order-change.command.ts'
import { pickupPlace } from '#website-api/modules/platform/companies/pickup-place.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import {
	lockOrder,
	moveOrder,
	type Move,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import sharp from 'sharp'
import { deliverMail } from '#website-api/modules/platform/mail/deliver-mail.ts'
import type { Mail } from '#website-api/modules/platform/mail/mailer.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer
let wati: ExampleCustomer
const operatorKey = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	await storeOperatorKey(database.db, operatorKey, { label: 't', role: 'staff', companyId: null })
})
beforeEach(async () => {
	await database.db.delete(outbox)
	shop = await exampleShop(database.db, [
		{ price: 150_000, stock: 100 },
		{ price: 30_000, stock: 100, isDigital: true },
	])
	sari = await exampleCustomer(database.db, shop)
	wati = await exampleCustomer(database.db, shop, 'en')
})
afterAll(() => database.close())

/** All mails caused since the last call. */
async function mails(): Promise<Mail[]> {
	const sent: Mail[] = []
	const settings = {
		writers: mailWriters,
		mailer: { send: async (mail: Mail) => void sent.push(mail) },
		from: 'toko@contoh.id',
		secret: exampleSecret,
		shopAddress: 'https://{host}',
	}
	while (
		await deliverNext(database.db, (delivery) => deliverMail(database.db, delivery, settings))
	);
	const failed = await database.db
		.select()
		.from(outbox)
		.where(and(isNotNull(outbox.lastError), isNull(outbox.doneAt)))
	expect(failed).toEqual([])
	return sent
}
const subjects = async () => (await mails()).map(({ subject }) => subject)

function move(order: OrderRow, step: Move) {
	return inTransaction(database.db, async (tx) =>
		moveOrder(tx, await lockOrder(tx, order.companyId, order.number), step),
	)
}

type Way = Omit<Parameters<typeof exampleSale>[2], 'customerId'>
const saleOf = (of: ExampleCustomer | null, way: Way) =>
	exampleSale(database.db, shop, { customerId: of?.customerId ?? null, ...way })

describe('an order', () => {
	test('mails its customer about each step once, in their language', async () => {
		const { number } = await saleOf(sari, { lines: [[0, 2]], upTo: 'COMPLETED' })
		expect(await subjects()).toEqual([
			`Pesanan ${number} sudah kami terima`,
			`Pembayaran pesanan ${number} sudah masuk`,
			`Pesanan ${number} sedang kami siapkan`,
			`Pesanan ${number} sudah dikirim`,
			`Pesanan ${number} sudah sampai`,
			`Pesanan ${number} selesai`,
		])
		expect(await mails()).toEqual([])
		const english = await saleOf(wati, { lines: [[0, 1]], upTo: 'SHIPPING' })
		expect(await subjects()).toEqual([
			`We've received your order ${english.number}`,
			`We've received your payment for order ${english.number}`,
			`We are packing your order ${english.number}`,
			`Your order ${english.number} is on its way`,
		])
	})

	test('has the payment method, the exact amount and the deadline', async () => {
		const order = await saleOf(sari, { lines: [[0, 2]], upTo: 'PENDING' })
		const [mail] = await mails()
		expect(mail).toMatchObject({ to: 'sari@example.com', from: { name: shop.code } })
		const amount = `Rp\u00a0${(order.total / 1000).toFixed(3)}`
		for (const body of [mail?.text ?? '', mail?.html ?? '']) {
			expect(body).toContain(`Transfer tepat ${amount}`)
			expect(body).toContain('1234567890')
			expect(body).toContain('Hubungi 0812-0000-0000.')
			expect(body).toContain('2 × Barang 1')
			expect(body).toMatch(/sebelum \d{1,2} \w+ \d{4} pukul \d{2}\.\d{2} WIB/)
			expect(body).toContain(`https://${shop.host}/profile/order/${order.number}`)
		}
	})

	test('links a guest to the order look-up, and explains refunds', async () => {
		const order = await saleOf(null, { lines: [[0, 1]], upTo: 'PAYMENT_CONFIRMED', locale: 'en' })
		const [placed] = await mails()
		expect(placed?.text).toContain(`https://${shop.host}/en/order/look-up?order=${order.number}`)
		expect(placed?.text).toContain('enter the phone number you ordered with')
		await move(order, { to: 'CANCEL', actor: 'staff' })
		const [cancelled] = await mails()
		expect(cancelled?.subject).toBe(`Your order ${order.number} has been cancelled`)
		expect(cancelled?.text).toContain('We will refund')
	})

	test('announces automatic completion a day before, unless the order is completed', async () => {
		const arrived = await saleOf(sari, { lines: [[0, 1]], upTo: 'DELIVERED' })
		await saleOf(sari, { lines: [[0, 1]], upTo: 'COMPLETED' })
		expect(await subjects()).not.toContain(`Pesanan ${arrived.number} selesai besok`)
		await database.db
			.update(outbox)
			.set({ dueAt: sql`now() - interval '1 second'` })
			.where(isNull(outbox.doneAt))
		expect(await subjects()).toEqual([`Pesanan ${arrived.number} selesai besok`])
	})

	test('that was delivered names the deadline for a return, unless that is over', async () => {
		for (const buyer of [sari, null]) {
			await saleOf(buyer, { lines: [[0, 1]], upTo: 'DELIVERED' })
			expect((await mails()).at(-1)?.text).toMatch(/Ada yang tidak sesuai\?.* sebelum \d/)
			const { number } = await saleOf(buyer, { lines: [[0, 1]], upTo: 'COMPLETED' })
			const sent = await mails()
			const late = sent.find(({ subject }) => subject === `Pesanan ${number} sudah sampai`)
			expect(late?.text).toContain('Semoga kamu suka.')
			expect(late?.text).not.toContain('sebelum')
		}
	})

	test('that is shipped contains the tracking number and a link to the courier', async () => {
		await saleOf(sari, { lines: [[0, 1]], upTo: 'SHIPPING' })
		const sent = (await mails()).at(-1)
		expect(sent?.text).toContain('JP1234567890')
		expect(sent?.text).toContain('https://www.sicepat.com/checkAwb?awb=JP1234567890')
	})

	test('that is shipped asks a customer, and no guest, to confirm the arrival', async () => {
		await saleOf(sari, { lines: [[0, 1]], upTo: 'SHIPPING' })
		expect((await mails()).at(-1)?.text).toContain('“Pesanan diterima”')
		for (const [locale, said] of [
			['id', 'Paketmu sudah kami serahkan ke SiCepat.\n'],
			['en', 'We have handed your parcel to SiCepat.\n'],
		] as const) {
			await saleOf(null, { lines: [[0, 1]], upTo: 'SHIPPING', locale })
			const sent = (await mails()).at(-1)
			expect(sent?.text).toContain(said)
			expect(sent?.text).not.toMatch(/Pesanan diterima|once it has arrived/)
		}
	})

	test('that the shop ships for free names no method as its courier', async () => {
		const free = {
			vendorCode: 'FREE_SHIPPING',
			vendorMethod: 'free_shipping',
			vendorName: 'Pengiriman Gratis',
			vendorMethodName: 'Pengiriman Gratis',
		} as const
		for (const [locale, handed, row] of [
			['id', 'sudah kami serahkan ke kurir kami.', 'Kurir: Pengiriman Gratis'],
			['en', 'handed your parcel to our courier.', 'Courier: Free shipping'],
		] as const) {
			const order = await saleOf(null, { lines: [[0, 1]], upTo: 'PROCESSING', locale })
			await database.db.update(orders).set(free).where(eq(orders.id, order.id))
			await move(order, { to: 'SHIPPING', actor: 'staff', trackingNumber: 'JP1234567890' })
			const sent = (await mails()).at(-1)
			expect(sent?.text).toContain(handed)
			expect(sent?.text).toContain(row)
		}
	})

	test('that was free or paid by wallet mentions no received payment', async () => {
		const way: Way = { lines: [[0, 1]], upTo: 'PAYMENT_CONFIRMED' }
		const free = await saleOf(sari, way)
		const settled = await saleOf(wati, way)
		const { subTotal: productDiscount, shippingPrice: shippingDiscount } = free
		const nothing = { productDiscount, shippingDiscount, uniqueCode: 0, total: 0, paid: 0 }
		await database.db.update(orders).set(nothing).where(eq(orders.id, free.id))
		const byWallet = { walletPaid: settled.total }
		await database.db.update(orders).set(byWallet).where(eq(orders.id, settled.id))
		const said = (await mails()).map(({ subject, text }) => `${subject}\n${text}`)
		expect(said.find((mail) => mail.startsWith(`Pesanan ${free.number} sudah lunas`))).toContain(
			'tidak ada yang perlu dibayar',
		)
		expect(said.find((mail) => mail.startsWith(`Order ${settled.number} is paid`))).toContain(
			'from your wallet',
		)
	})

	test('to be collected names its place and the hours there, while the place exists', async () => {
		const { companyId } = shop
		const hours = [...Array.from({ length: 6 }, (): [number, number] => [480, 1020]), null]
		const [place] = await database.db
			.insert(pickupPlace)
			.values({
				companyId,
				name: 'Gerai Braga',
				address: 'Jl. Braga 5, Bandung',
				hours,
			})
			.returning({ id: pickupPlace.id })
		const way: Way = {
			lines: [[0, 1]],
			upTo: 'SHIPPING',
			isCollected: true,
			pickupPlace: place?.id ?? -1,
		}
		await saleOf(sari, way)
		const said = await mails()
		for (const mail of [said[0], said.at(-1)]) {
			expect(mail?.text).toMatch(/Ambil di:? +Gerai Braga/)
			expect(mail?.text).toContain('Jl. Braga 5, Bandung')
		}
		expect(said.at(-1)?.text).toContain('08.00–17.00')
		const last = await saleOf(wati, { ...way, upTo: 'PROCESSING' })
		await mails()
		await database.db.delete(pickupPlace)
		await move(last, { to: 'SHIPPING', actor: 'staff' })
		const [ready] = await mails()
		expect(ready?.text).toContain('Gerai Braga')
		expect(ready?.text).not.toContain('08.00–17.00')
	})

	test.each([
		['id', 'begitu siap diambil', 'sudah diambil', 'belum kamu ambil?'],
		['en', 'once it is ready to collect', 'has been collected', "haven't you collected it?"],
	] as const)(
		'to be collected mentions neither parcel nor arrival, in %s',
		async (locale, packed, collected, completing) => {
			const buyer = locale === 'id' ? sari : wati
			const { number } = await saleOf(buyer, {
				lines: [[0, 1]],
				upTo: 'DELIVERED',
				isCollected: true,
			})
			const sent = await mails()
			await database.db
				.update(outbox)
				.set({ dueAt: sql`now() - interval '1 second'` })
				.where(isNull(outbox.doneAt))
			sent.push(...(await mails()))
			const all = sent.map(({ subject, text }) => `${subject}\n${text}`).join('\n')
			expect(all).toContain(packed)
			expect(sent.at(-2)?.subject).toContain(`${number} ${collected}`)
			expect(sent.at(-1)?.text).toContain(completing)
			expect(all).not.toMatch(/paket|sampai|sudah dikirim|parcel|has arrived|on its way|ships/)
		},
	)

	test('of downloads only promises the files once it is paid, not to pack them', async () => {
		for (const [locale, promise] of [
			['id', 'filenya langsung bisa diunduh'],
			['en', 'you can download your files as soon as your payment arrives'],
		] as const) {
			const way: Way = { lines: [[1, 1]], upTo: 'PENDING', isCollected: true, locale }
			await saleOf(null, way)
			const [placed] = await mails()
			expect(placed?.text).toContain(promise)
			expect(placed?.text).not.toMatch(/packing|siapkan/)
		}
	})

	test('of downloads only has one mail for the payment and the files, where guests can download, too', async () => {
		for (const buyer of [sari, null]) {
			const { number } = await saleOf(buyer, {
				lines: [[1, 1]],
				upTo: 'PAYMENT_CONFIRMED',
				isCollected: true,
			})
			const [, files, ...others] = await mails()
			expect(files?.subject).toBe(`File dari pesanan ${number} siap diunduh`)
			const page = buyer ? '/profile/order/product-digital' : `/order/look-up?order=${number}`
			expect(files?.text).toContain(page)
			expect(others).toEqual([])
		}
	})

	test('that was cancelled or has expired explains the refund', async () => {
		const paid = await saleOf(sari, { lines: [[0, 1]], upTo: 'PAYMENT_CONFIRMED' })
		const unpaid = await saleOf(sari, { lines: [[0, 1]], upTo: 'PENDING' })
		const forgotten = await saleOf(sari, { lines: [[0, 1]], upTo: 'PENDING' })
		await mails()
		await move(paid, { to: 'CANCEL', actor: 'customer' })
		await move(unpaid, { to: 'CANCEL', actor: 'customer' })
		await move(forgotten, { to: 'EXPIRED', actor: 'timer' })
		const [first, second, third] = await mails()
		expect(first?.text).toContain('sudah kembali ke saldo dompetmu')
		expect(first?.text).not.toContain('Mohon maaf')
		expect(second?.text).toContain('Tidak ada yang perlu kamu bayar')
		expect(third?.subject).toBe(`Pesanan ${forgotten.number} kedaluwarsa`)
	})

	test('that staff cancelled contains the reason in the buyer’s language, and not the staff note', async () => {
		const request = async ({ number }: OrderRow, body: unknown) => {
			const path = `/operator/v1/orders/${number}/cancellation`
			const headers = {
				authorization: `Bearer ${operatorKey}`,
				'content-type': 'application/json',
			}
			const sent = { method: 'POST', headers, body: JSON.stringify(body) }
			expect((await api.request(path, sent)).status).toBe(200)
		}
		const one = await saleOf(wati, { lines: [[0, 1]], upTo: 'PROCESSING' })
		const two = await saleOf(sari, { lines: [[0, 1]], upTo: 'PENDING' })
		await mails()
		await request(one, { REASON: 'OUT_OF_STOCK', NOTE: 'shelf empty' })
		await request(two, { REASON: 'OTHER' })
		const [first, second] = await mails()
		expect(first?.text).toContain('turned out to be sold out')
		expect(first?.text).not.toContain('shelf')
		expect(second?.text).not.toContain('OTHER')
		expect(second?.text).toContain('Tidak ada yang perlu kamu bayar')
	})

	test('with a proposed change requests an answer, and reports the result', async () => {
		const order = await saleOf(sari, { lines: [[0, 3]], upTo: 'PROCESSING' })
		await mails()
		await inTransaction(database.db, async (tx) =>
			proposeChange(tx, await lockOrder(tx, order.companyId, order.number), {
				reason: 'Satu potong cacat jahitan.',
				lines: [{ position: 0, quantityAfter: 2 }],
			}),
		)
		const [requested] = await mails()
		expect(requested?.subject).toBe(`Kami perlu jawabanmu soal pesanan ${order.number}`)
		expect(requested?.text).toContain('Satu potong cacat jahitan.')
		expect(requested?.text).toContain('Barang 1: 3 menjadi 2')
		const path = `/v1/order/${order.number}/change-acceptance`
		await api.request(path, { method: 'POST', headers: sari.headers })
		const [agreed] = await mails()
		expect(agreed?.text).toContain('Rp\u00a0150.000 sudah masuk ke saldo dompetmu')
	})

	test('of a deleted account sends no mail', async () => {
		const order = await saleOf(sari, { lines: [[0, 1]], upTo: 'SHIPPING' })
		await mails()
		await database.db.update(orders).set({ customerEmail: '' }).where(eq(orders.id, order.id))
		await move(await orderById(database.db, order.id), { to: 'DELIVERED', actor: 'courier' })
		expect(await mails()).toEqual([])
	})
})

describe('a return', () => {
	test('notifies its customer of what the shop did', async () => {
		const order = await saleOf(sari, { lines: [[0, 2]], upTo: 'DELIVERED' })
		await mails()
		const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
		const pictures = [new Uint8Array(await drawn.jpeg().toBuffer())]
		const wanted = { number: order.number, lines: [[0, 1] as [number, number]], pictures }
		const form = exampleReturn(sari.headers, { ...wanted, key: formKeyText() })
		const requested = getReturn.answer.parse(await (await api.request('/v1/return', form)).json())
		const number = requested.data.RETURN_NUMBER
		const moveAsShop = (step: string, body: unknown = {}) =>
			api.request(`/operator/v1/returns/${number}/${step}`, {
				method: 'POST',
				headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
				body: JSON.stringify(body),
			})
		const customerDoes = (step: string, body: unknown) =>
			api.request(`/v1/return/${number}/${step}`, {
				method: 'POST',
				headers: sari.headers,
				body: JSON.stringify(body),
			})
		await moveAsShop('approval')
		await customerDoes('message', { MESSAGE_TEXT: 'Kirim ke mana?' })
		await moveAsShop('message', { MESSAGE_TEXT: 'Ke alamat toko, ya.' })
		const shipment = { RETURN_COURIER: 'JNE', RETURN_TRACKING_NUMBER: 'JNE0012345' }
		await customerDoes('shipment', shipment)
		await moveAsShop('receipt')
		await moveAsShop('refund')
		const told = await mails()
		expect(told.map(({ subject }) => subject)).toEqual([
			`Permintaan retur ${number} sudah kami terima`,
			`Retur ${number} disetujui`,
			`Pesan baru soal retur ${number}`,
			`Barang retur ${number} sudah sampai di toko`,
			`Dana retur ${number} sudah kembali`,
		])
		expect(told[2]?.text).toContain('Ke alamat toko, ya.')
		expect(told[4]?.text).toContain('Rp\u00a0150.000')
		expect(told[4]?.text).toContain(`https://${shop.host}/profile/return/${number}`)
	})
})

test('the HTML of these mails is valid, and escapes everything that a shopper typed', async () => {
	const order = await saleOf(sari, { lines: [[0, 1]], upTo: 'PENDING' })
	await database.db
		.update(orders)
		.set({ customerName: '<img src=x onerror=alert(1)>' })
		.where(eq(orders.id, order.id))
	await move(await orderById(database.db, order.id), { to: 'CANCEL', actor: 'customer' })
	const validator = new HtmlValidate({
		extends: ['html-validate:standard'],
		rules: {
			'no-inline-style': 'off',
			'no-deprecated-attr': 'off',
			'prefer-native-element': 'off',
		},
	})
	for (const { html } of await mails()) {
		const report = await validator.validateString(html)
		expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
		expect(html).not.toContain('<img')
	}
})
