import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import * as register from '#app/routes/auth/register.tsx'
import * as lines from '#app/routes/cart/lines.ts'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import * as success from '#app/routes/checkout/success.tsx'
import * as confirmation from '#app/routes/orders/payment-confirmation.tsx'
import * as review from '#app/routes/profile/orders/review.tsx'
import * as requestReturn from '#app/routes/profile/returns/request.tsx'
import * as oneReturn from '#app/routes/profile/returns/return.tsx'
import { exampleSale } from '#tests/support/example-sale.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { moveReturn } from '#website-api/modules/sales/returns/return.command.ts'
import { returns } from '#website-api/modules/sales/returns/return.table.ts'
import { checkoutRoutes } from './support/checkout-forms.ts'
import { loggedShop } from './support/logged-shop.ts'

// The first district search loads the regions of the whole country.
const mail = 'sari.penanda@rahasia.id'
const phone = '081277665544'
const pages = {
	'/Cart/lines': lines,
	...Object.fromEntries(
		Object.entries(checkoutRoutes).map(([form, route]) => [`/order/checkout/${form}`, route]),
	),
	'/order/checkout': checkout,
	'/order/success': success,
	'/konfirmasi-pembayaran': confirmation,
	'/auth/register': register,
	'/profile/order/:saleId/review': review,
	'/profile/order/:saleId/return': requestReturn,
	'/profile/return/:returnId': oneReturn,
}
let logged: Awaited<ReturnType<typeof loggedShop>>
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
	logged = await loggedShop(pages, [{ price: 100_000, stock: 9 }])
	picture = await smallJpeg()
})
afterAll(() => logged.stop())

const photo = (name = 'penanda-di-berkas.jpg') => new File([picture], name, { type: 'image/jpeg' })

/** Expects that no log line contains personal input, uploads or credentials. */
function expectSilence(secrets: Iterable<string>) {
	const personalData =
		/penanda|rahasia\.id|1277665544|pabrik mawar|eyJ|Bearer|JNT7788990|multipart|JFIF/i
	expect(logged.lines.length).toBeGreaterThan(15)
	expect(logged.lines.filter((line) => personalData.test(line))).toEqual([])
	const log = logged.lines.join('\n')
	const longSecrets = [...secrets].filter((secret) => secret.length > 12)
	expect(longSecrets.length).toBeGreaterThan(0)
	for (const secret of longSecrets) expect(log).not.toContain(secret)
}

const OrderPage = z.object({
	page: z.object({
		order: z.object({ formKey: z.string(), expectedTotal: z.number(), cartVersion: z.number() }),
	}),
})
const ConfirmationPage = z.object({
	view: z.object({ form: z.object({ formKey: z.string(), amount: z.string() }) }),
})
const RequestPage = z.object({ formKey: z.string() })

test('neither log has personal data of a checkout and its payment confirmation', async () => {
	const { send, status, shop, jar, net } = logged
	const id = String(shop.variantIds[0])
	expect(await status('/Cart/lines', { id, quantity: '2' })).toBe(303)
	const contact = { name: 'Sari Penanda', phone, phoneCountry: 'ID', email: mail }
	const address = {
		place: '31.74.07/Selong',
		courierNote: 'Pagar penanda',
		street: 'Jalan Pabrik Mawar 12',
	}
	expect(await status('/order/checkout/contact', { ...contact, email: 'sari.penanda' })).toBe(422)
	const answers: [form: string, fields: Record<string, string>][] = [
		['contact', contact],
		['address', address],
		['delivery', { shipping: 'SICEPAT/reg', bank: 'BCA' }],
	]
	for (const [form, fields] of answers) {
		expect(await status(`/order/checkout/${form}`, fields)).toBe(303)
	}
	const { order } = OrderPage.parse(JSON.parse((await send('/order/checkout')).body)).page
	const last = {
		note: 'Titip ke Bu Penanda',
		formKey: order.formKey,
		expectedTotal: String(order.expectedTotal),
		cartVersion: String(order.cartVersion),
	}
	expect(await status('/order/checkout/order', last)).toBe(422)
	net.isDown = true
	expect(await status('/order/checkout/order', { ...last, agreement: 'on' })).toBe(503)
	net.isDown = false
	const placed = await send('/order/checkout/order', { ...last, agreement: 'on' })
	expect(placed.headers.get('location')).toContain('/order/success?order=')
	expect(await status(placed.headers.get('location') ?? '')).toBe(200)
	const number = /order=([^&]+)/.exec(placed.headers.get('location') ?? '')?.[1] ?? ''

	const { form } = ConfirmationPage.parse(
		JSON.parse((await send(`/konfirmasi-pembayaran?order=${number}`)).body),
	).view
	const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
	const proof = {
		order: number,
		phone,
		phoneCountry: 'ID',
		bank: 'BCA',
		senderBank: 'Bank Penanda',
		senderName: 'Sari Penanda',
		amount: form.amount,
		date: today,
		formKey: form.formKey,
		note: 'Dari rekening Bapak Penanda',
	}
	const target = '/konfirmasi-pembayaran'
	expect(await status(target, { ...proof, proof: new File(['penanda'], 'x.txt') })).toBe(422)
	expect(await status(target, { ...proof, amount: '1', proof: photo() })).toBe(422)
	expect(await status(target, { ...proof, proof: photo() })).toBe(303)
	expect(await status(target, { ...proof, formKey: `${form.formKey}2`, proof: photo() })).toBe(409)
	expect(await status(`${target}?order=${number}&sent=1`)).toBe(200)

	expectSilence([...jar.values(), order.formKey, form.formKey])
})

test('neither log has personal data of a return and a review', async () => {
	const { send, status, shop, jar, open } = logged
	jar.clear()
	const person = {
		name: 'Ratna Penanda',
		email: `dua.${mail}`,
		phone: '081277665545',
		phoneCountry: 'ID',
		password: 'kunci penanda 9z',
		agree: 'on',
	}
	expect(await status('/auth/register', person)).toBe(303)
	const [owner] = await open.db.select().from(customer).where(eq(customer.email, person.email))
	const customerId = owner?.id ?? ''
	const { number } = await exampleSale(open.db, shop, {
		customerId,
		lines: [[0, 2]],
		upTo: 'DELIVERED',
	})

	const target = `/profile/order/${number}/return`
	const { formKey } = RequestPage.parse(JSON.parse((await send(target)).body))
	const returnRequest = {
		'lines[0].position': '0',
		'lines[0].quantity': '1',
		'lines[0].reason': 'DAMAGED',
		description: 'Jahitan di bahu penanda lepas saat dibuka.',
		formKey,
	}
	expect(
		await status(target, { ...returnRequest, description: 'penanda', pictures: photo() }),
	).toBe(422)
	expect(await status(target, { ...returnRequest, pictures: new File(['penanda'], 'x.txt') })).toBe(
		422,
	)
	const requested = await send(target, { ...returnRequest, pictures: photo() })
	expect(requested.status).toBe(303)
	const page = requested.headers.get('location') ?? ''
	expect(await status(page)).toBe(200)
	expect(await status(page, { form: 'message', message: 'Halo, ini penanda.' })).toBe(303)
	const [row] = await open.db.select().from(returns)
	if (!row) throw new Error('No return')
	const approval = { to: 'APPROVED', actor: 'staff' } as const
	await inTransaction(open.db, (tx) => moveReturn(tx, row, approval))
	const parcel = { form: 'send-back', courier: 'Kurir Penanda', tracking: 'JNT7788990' }
	expect(await status(page, parcel)).toBe(303)
	const reviewFields = { line: '0', rating: '4', text: 'Bahan penanda bagus.', pictures: photo() }
	expect(await status(`/profile/order/${number}/review?line=0`, reviewFields)).toBe(303)

	expectSilence([...jar.values(), formKey])
})
