import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as login from '#app/routes/auth/login.tsx'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import * as success from '#app/routes/checkout/success.tsx'
import * as lookUp from '#app/routes/orders/look-up.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { agentRow } from '#website-api/modules/programmes/agents/agent-row.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { checkoutRoutes, guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { shopper } from './support/shopper.ts'

// The first district search loads the regions of the whole country.
let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
/** The network during POST /order: works, loses the request, or loses the response. */
let net: 'up' | 'down' | 'deaf' = 'up'

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
})
afterAll(() => open.close())
beforeEach(async () => {
	net = 'up'
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 5 }])
})

async function transport(request: Request): Promise<Response> {
	const isOrder = new URL(request.url).pathname === '/v1/order'
	if (isOrder && net === 'down') throw new TypeError('fetch failed')
	const answer = await api.fetch(request)
	if (isOrder && net === 'deaf') throw new TypeError('terminated')
	return answer
}

const Page = z.object({
	page: z.object({
		step: z.string(),
		summary: z.object({ total: z.string() }),
		order: z.object({ formKey: z.string(), expectedTotal: z.number(), cartVersion: z.number() }),
	}),
})
const Kept = z.object({ share: z.string().nullable(), account: z.string().nullable() })
const Refusal = z.object({
	problem: z.object({ kind: z.string(), before: z.number().optional() }),
	formKey: z.string().optional(),
})

/** A visitor who has completed all steps before the order. */
async function readyToOrder() {
	const visitor = shopper(shop.host, transport)
	await visitor.visit(({ context }) => {
		context.cart.replace([{ id: shop.variantIds[0]!, quantity: 2 }])
		return null
	}, visitor.requestTo('/Cart'))
	for (const [form, fields] of guestAnswers) {
		expect(await sendCheckoutForm(visitor, form, fields)).toMatchObject({ status: 303 })
	}
	return visitor
}

async function lastForm(visitor: ReturnType<typeof shopper>) {
	const { page } = Page.parse((await visitor.get(checkout, '/order/checkout')).data)
	expect(page.step).toBe('review')
	const { formKey, expectedTotal, cartVersion } = page.order
	return {
		agreement: 'on',
		formKey,
		expectedTotal: String(expectedTotal),
		cartVersion: String(cartVersion),
	}
}

const ordersPlaced = async () => {
	const rows = await open.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
	return rows.map((row) => row.number)
}

describe('when the website API cannot be reached', () => {
	test.each(['down', 'deaf'] as const)(
		'%s: 503 keeps answers, cart and key, and resending the form places one order',
		async (fault) => {
			const visitor = await readyToOrder()
			const form = await lastForm(visitor)
			net = fault
			const refused = await sendCheckoutForm(visitor, 'order', form)
			expect(refused.status).toBe(503)
			expect(refused.headers.get('retry-after')).toBe('5')
			const refusal = Refusal.parse(refused.data)
			expect(refusal).toMatchObject({ problem: { kind: 'unavailable' }, formKey: form.formKey })

			net = 'up'
			const placed = await sendCheckoutForm(visitor, 'order', form)
			expect(placed.status).toBe(303)
			const numbers = await ordersPlaced()
			expect(numbers).toHaveLength(1)
			expect(placed.location).toBe(`/order/success?order=${numbers[0]}`)
		},
	)
})

test.each([
	['/order/checkout', '6,4 kg'],
	['/en/order/checkout', '6.4 kg'],
])('%s writes the weight of the parcel as the language does', async (path, weight) => {
	const visitor = await readyToOrder()
	const { companyId } = shop
	await open.db.update(variant).set({ weightGrams: 3_200 }).where(eq(variant.companyId, companyId))
	const { data } = await visitor.get(checkout, path)
	expect(data).toMatchObject({ page: { courier: { weight } } })
})

test('what can be ordered without an account is said before the last button, and why', async () => {
	const visitor = await readyToOrder()
	const { companyId } = shop
	const share = async (percent: number, held: number) => {
		await open.db
			.update(company)
			.set({ guestStockPercent: percent })
			.where(eq(company.id, companyId))
		const row = { onHand: 20 + held, reserved: held, heldForGuests: held }
		await open.db.update(stock).set(row).where(eq(stock.companyId, companyId))
	}
	const summary = async () =>
		GuestPage.parse((await visitor.get(checkout, '/order/checkout')).data).page.summary
	await share(10, 0)
	expect(await summary()).toEqual({ isForGuests: false, orderable: true, lines: [{}] })
	const form = await lastForm(visitor)
	await share(10, 1)
	const short = { shortage: { kind: 'guestShort', left: 1 } }
	expect(await summary()).toEqual({ isForGuests: true, orderable: false, lines: [short] })
	const refused = await sendCheckoutForm(visitor, 'order', form)
	expect(refused).toMatchObject({
		status: 409,
		data: {
			problem: {
				kind: 'guest-stock',
				reasons: ['Barang 1: tanpa akun, paling banyak 1 untuk sekarang.'],
			},
		},
	})
})

const GuestPage = z.object({
	page: z.object({
		summary: z.object({
			isForGuests: z.boolean(),
			orderable: z.boolean(),
			lines: z.array(
				z.object({ shortage: z.object({ kind: z.string(), left: z.number() }).optional() }),
			),
		}),
	}),
})

test('a changed price needs confirmation, and the new total can be accepted', async () => {
	const visitor = await readyToOrder()
	const form = await lastForm(visitor)
	await open.db.update(variant).set({ price: 120_000 }).where(eq(variant.id, shop.variantIds[0]!))
	const refused = await sendCheckoutForm(visitor, 'order', form)
	expect(refused.status).toBe(409)
	expect(Refusal.parse(refused.data)).toEqual({
		problem: { kind: 'price-changed', before: 210_000 },
	})
	expect(await ordersPlaced()).toEqual([])

	const again = await lastForm(visitor)
	expect(again.expectedTotal).toBe('250000')
	expect(await sendCheckoutForm(visitor, 'order', again)).toMatchObject({ status: 303 })
	expect(await ordersPlaced()).toHaveLength(1)
})

test('a cart ordered with another key redirects to its order', async () => {
	const visitor = await readyToOrder()
	const form = await lastForm(visitor)
	net = 'deaf'
	await sendCheckoutForm(visitor, 'order', form)
	net = 'up'
	const other = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
	const numbers = await ordersPlaced()
	expect(numbers).toHaveLength(1)
	expect(other.location).toBe(`/order/success?order=${numbers[0]}`)
	expect(await visitor.get(success, other.location ?? '')).toMatchObject({ status: 200 })
})

test('an order is shown to the visitor who placed it; others must enter the phone', async () => {
	const visitor = await readyToOrder()
	const placed = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
	const stranger = shopper(shop.host, transport)
	const [number] = await ordersPlaced()
	expect(await stranger.get(success, placed.location ?? '')).toMatchObject({
		status: 303,
		location: `/order/look-up?order=${number}`,
	})
})

test('an order includes the referral codes of its buyer', async () => {
	const profile = { name: 'Rina', shopName: null, whatsapp: null, showWhatsapp: false }
	const rina = { code: 'RINA01', districtCode: '31.74.07', ...profile }
	await open.db.insert(agent).values(await agentRow(shop.companyId, rina))
	const visitor = await readyToOrder()
	const byLink = visitor.requestTo('/?agen=RINA01&ref=BUDI02')
	byLink.headers.set('accept', 'text/html')
	await visitor.visit(() => null, byLink)
	const placed = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
	expect(placed.status).toBe(303)
	const [row] = await open.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
	expect(row).toMatchObject({ agentCode: 'RINA01', affiliateCode: 'BUDI02' })
})

test('a rejected form keeps the typed values, and an unknown place is rejected', async () => {
	const visitor = await readyToOrder()
	const contact = await sendCheckoutForm(visitor, 'contact', { name: 'Al', phone: '1' })
	expect(contact.status).toBe(422)
	expect(contact.data).toMatchObject({
		form: 'contact',
		result: { initialValue: { name: 'Al', phone: '1' } },
	})
	const street = 'Jalan Melati No. 12'
	for (const unknownPlace of ['99.99.99/Selong', '31.74.07/Dago']) {
		const address = await sendCheckoutForm(visitor, 'address', { place: unknownPlace, street })
		expect(address.status).toBe(422)
		expect(JSON.stringify(address.data)).toContain('checkout:place.unknown')
	}
})

test('the address of a form shows the page with its step open', async () => {
	const visitor = await readyToOrder()
	for (const [address, step] of [
		['/order/checkout/contact', 'contact'],
		['/order/checkout/address?q=Tebet', 'address'],
		['/order/checkout/voucher', 'review'],
		['/order/checkout?step=delivery', 'delivery'],
	]) {
		const { data } = await visitor.get(checkout, address!)
		expect(Page.parse(data).page.step, address).toBe(step)
	}
})

test('a GET of a form leads to the page with its step open, and keeps what was searched for', async () => {
	const visitor = shopper(shop.host, transport)
	const request = visitor.requestTo('/en/order/checkout/address?q=Tebet')
	request.headers.set('accept', 'text/html')
	const answer = await visitor.visit(checkoutRoutes.address.loader, request, {})
	expect(answer).toMatchObject({
		status: 303,
		location: '/en/order/checkout?step=address&q=Tebet',
	})
})

test('an empty cart redirects to the cart page, whichever form is sent', async () => {
	const visitor = shopper(shop.host, transport)
	for (const [form, fields] of [...guestAnswers, ['order', {}] as const]) {
		expect(await sendCheckoutForm(visitor, form, fields)).toMatchObject({
			status: 303,
			location: '/Cart',
		})
	}
})

const Places = z.object({
	page: z.object({
		address: z.object({
			places: z.array(z.object({ key: z.string(), postcode: z.string().nullable() })),
			values: z.object({ place: z.string(), postcode: z.string() }),
			answers: z.object({ village: z.string(), postcode: z.string() }),
		}),
	}),
})

describe('the address', () => {
	const addressOf = async (visitor: ReturnType<typeof shopper>, query = '') => {
		const { data } = await visitor.get(checkout, `/order/checkout?step=address${query}`)
		return Places.parse(data).page.address
	}
	const street = 'Jalan Melati No. 12'

	test('the search text of the contact form shows matching villages', async () => {
		const visitor = await readyToOrder()
		const contact = { ...guestAnswers[0]![1], area: 'Senayan' }
		expect(await sendCheckoutForm(visitor, 'contact', contact)).toMatchObject({
			status: 303,
			location: '/order/checkout?step=address&q=Senayan#open',
		})
		const { places } = await addressOf(visitor, '&q=Senayan')
		expect(places[0]).toEqual(
			expect.objectContaining({ key: '31.74.07/Senayan', postcode: '12190' }),
		)
	})

	test('the chosen village sets the postcode, also after another choice', async () => {
		const visitor = await readyToOrder()
		expect((await addressOf(visitor)).answers).toMatchObject({ postcode: '12110' })
		await sendCheckoutForm(visitor, 'address', {
			place: '31.74.07/Senayan',
			postcode: '12110',
			street,
		})
		expect((await addressOf(visitor)).answers).toMatchObject({
			village: 'Senayan',
			postcode: '12190',
		})
	})

	test('a typed village keeps its district', async () => {
		const visitor = await readyToOrder()
		const typed = { place: '31.74.07/', villageTyped: 'Kampung Baru', street }
		await sendCheckoutForm(visitor, 'address', { ...typed, postcode: '12199' })
		expect(await addressOf(visitor)).toMatchObject({
			answers: { village: 'Kampung Baru', postcode: '12199' },
			values: { place: '31.74.07/' },
		})
	})

	test('a postcode has five digits, and is not required where it is unknown', async () => {
		const visitor = await readyToOrder()
		const typed = { place: '31.74.07/', villageTyped: 'Kampung Baru', street }
		for (const postcode of ['1219', '121999', '12a99']) {
			const refused = await sendCheckoutForm(visitor, 'address', { ...typed, postcode })
			expect(refused.status).toBe(422)
			expect(JSON.stringify(refused.data)).toContain('checkout:address.postcode.wrong')
		}
		expect(await sendCheckoutForm(visitor, 'address', typed)).toMatchObject({ status: 303 })
		expect(await addressOf(visitor)).toMatchObject({ answers: { postcode: '' } })
		expect(await sendCheckoutForm(visitor, 'order', await lastForm(visitor))).toMatchObject({
			status: 303,
			location: expect.stringContaining('/order/success'),
		})
	})
})

describe('a guest', () => {
	test('needs no email, and a name of two letters and a landline are enough', async () => {
		const visitor = await readyToOrder()
		const contact = { name: 'Al', phone: '(021) 5550123', email: '' }
		expect(await sendCheckoutForm(visitor, 'contact', contact)).toMatchObject({ status: 303 })
		const placed = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
		const [number = ''] = await ordersPlaced()
		expect(placed.location).toBe(`/order/success?order=${number}`)
		const [stored] = await open.db.select().from(orders).where(eq(orders.number, number))
		expect(stored).toMatchObject({
			customerName: 'Al',
			customerPhone: '+62215550123',
			customerEmail: '',
		})
		const { share, account } = Kept.parse((await visitor.get(success, placed.location ?? '')).data)
		expect(account).toBeNull()
		const text = new URL(share ?? '').searchParams.get('text')
		expect(text).toContain(`http://${shop.host}/order/look-up?order=${number}`)
		const stranger = shopper(shop.host, transport)
		expect(
			await stranger.post(lookUp, '/order/look-up', { number, phone: '0062 21 555 0123' }),
		).toMatchObject({ status: 303, location: `/order/look-up?order=${number}` })
	})

	test.each([
		[{ name: 'a'.repeat(101) }, 'checkout:contact.name.long'],
		[{ name: '12' }, 'checkout:contact.name.short'],
		[{ email: 'sari@' }, 'checkout:contact.email.wrong'],
		[{ phone: '12' }, 'common:phone.TOO_SHORT'],
	])('%j is refused and kept as typed', async (fields, message) => {
		const visitor = await readyToOrder()
		const refused = await sendCheckoutForm(visitor, 'contact', {
			...guestAnswers[0]![1],
			...fields,
		})
		expect(refused.status).toBe(422)
		expect(JSON.stringify(refused.data)).toContain(message)
		expect(JSON.stringify(refused.data)).toContain(Object.values(fields)[0])
	})

	test('comes back to the order from the pages of checkout', async () => {
		const visitor = await readyToOrder()
		const { location } = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
		expect(await visitor.get(checkout, '/order/checkout?step=address')).toMatchObject({ location })
		expect(await sendCheckoutForm(visitor, 'contact', guestAnswers[0]![1])).toMatchObject({
			location,
		})
	})
})

describe('an account for the guest of an order', () => {
	const Offer = z.object({ account: z.string().nullable() })
	const offerOf = async (visitor: ReturnType<typeof shopper>, path: string) =>
		Offer.parse((await visitor.get(success, path)).data).account
	const password = 'rumah pohon di bukit'
	/** Places an order of a new guest and opens its page. */
	async function placed(email: string, phone: string) {
		const visitor = await readyToOrder()
		await sendCheckoutForm(visitor, 'contact', { ...guestAnswers[0]![1], email, phone })
		const { location } = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
		return { visitor, page: location ?? '' }
	}

	test('is created with only a password, and signs in', async () => {
		const { visitor, page } = await placed('dewi@contoh.id', '081234567891')
		expect(await offerOf(visitor, page)).toBe('dewi@contoh.id')
		const short = await visitor.post(success, page, { password: 'pendek' })
		expect(short.status).toBe(422)
		expect(JSON.stringify(short.data)).toContain('auth:password.short')
		expect(JSON.stringify(short.data)).not.toContain('pendek')
		const made = await visitor.post(success, page, { password })
		expect(made).toMatchObject({ status: 303, location: page })
		expect(await offerOf(visitor, page)).toBeNull()
		const person = { login: 'dewi@contoh.id', password }
		const other = shopper(shop.host, transport)
		expect(await other.post(login, '/auth/login', person)).toMatchObject({ status: 303 })
	})

	test('is rejected with the message of the registration form when the account exists', async () => {
		const first = await placed('agus@contoh.id', '081234567892')
		await first.visitor.post(success, first.page, { password })
		const again = await placed('agus@contoh.id', '081234567893')
		const refused = await again.visitor.post(success, again.page, { password })
		expect(refused.status).toBe(422)
		expect(JSON.stringify(refused.data)).toContain('auth:register.exists')
	})

	test('is offered only in the browser that placed the order, not after a look-up', async () => {
		const { page } = await placed('rini@contoh.id', '081234567894')
		const number = new URLSearchParams(page.split('?')[1]).get('order') ?? ''
		const stranger = shopper(shop.host, transport)
		await stranger.visit(({ context }) => {
			context.recentOrders.remember({ number, phone: '+6281234567894' })
			return null
		}, stranger.requestTo('/order/look-up'))
		expect(await offerOf(stranger, page)).toBeNull()
		expect(await stranger.post(success, page, { password })).toMatchObject({
			status: 303,
			location: page,
		})
		expect(await offerOf(stranger, page)).toBeNull()
	})
})
