import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { FailureWire } from '#contract/envelope.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { attemptCount } from '#website-api/modules/platform/attempts/attempt.table.ts'
import { MAX_LOOK_UPS } from './look-up-limit.command.ts'

let open: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let number = ''
const phone = '081234567890'

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
	shop = await exampleShop(open.db, [{ price: 30_000, stock: 10 }])
	const sale = { customerId: null, lines: [[0, 1]], upTo: 'PENDING', isCollected: true } as const
	const order = await exampleSale(open.db, shop, { ...sale, lines: [[0, 1]] })
	number = order.number
})
beforeEach(() => open.db.delete(attemptCount))
afterAll(() => open.close())

type Requested = {
	number?: string
	phone?: string
	from?: string
	key?: string
	path?: string
}

async function lookUp(requested: Requested) {
	const { from = '192.0.2.1', key, path = '/order/look-up' } = requested
	const response = await api.request(`/v1${path}`, {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), [VISITOR_ADDRESS_HEADER]: from },
		body: JSON.stringify({
			ORDER_NUMBER: requested.number ?? number,
			CUSTOMER_PHONE: requested.phone ?? phone,
			LOOK_UP_KEY: key,
			// A field that once switched the limit off.
			IS_KNOWN: true,
			LINE_POSITION: 0,
		}),
	})
	return outcomeOf(response)
}

async function confirm(at: number) {
	const form = new FormData()
	const fields = {
		ORDER_NUMBER: number,
		CUSTOMER_PHONE: `0812000${1_000 + at}`,
		BANK_CODE: 'BCA',
		SENDER_BANK: 'BCA',
		SENDER_NAME: 'Sari',
		PAYMENT_AMOUNT: '1',
		NOTE: '',
		PAYMENT_DATE: new Date().toISOString().slice(0, 10),
	}
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	form.set('PROOF', new File(['x'], 'bukti.jpg', { type: 'image/jpeg' }))
	const { 'content-type': _json, ...headers } = storefrontHeaders(shop)
	const response = await api.request('/v1/payment/confirmation', {
		method: 'POST',
		headers: {
			...headers,
			'idempotency-key': formKeyText(),
			[VISITOR_ADDRESS_HEADER]: '192.0.2.1',
		},
		body: form,
	})
	return outcomeOf(response)
}

async function outcomeOf(response: Response) {
	const retryAfter = Number(response.headers.get('retry-after') ?? 0)
	const answer: unknown = await response.json()
	if (response.ok) {
		return {
			outcome: 'found',
			retryAfter,
			key: createOrder.answer.safeParse(answer).data?.data.LOOK_UP_KEY,
		}
	}
	return { outcome: FailureWire.parse(answer).code ?? '', retryAfter }
}

async function outcomesOf(answers: Promise<{ outcome: string }>[]) {
	const counts: Record<string, number> = {}
	for (const { outcome } of await Promise.all(answers)) counts[outcome] = (counts[outcome] ?? 0) + 1
	return counts
}

const times = (count: number, job: (at: number) => Promise<{ outcome: string }>) =>
	outcomesOf(Array.from({ length: count }, (_, at) => job(at)))

describe('guessing an order', () => {
	test('is rejected after twenty of a hundred look-ups from one address', async () => {
		const counts = await times(100, (at) => lookUp({ number: `2222-${1_000 + at}` }))
		expect(counts).toEqual({ ORDER_NOT_FOUND: 20, TOO_MANY_ATTEMPTS: 80 })
		const later = await lookUp({})
		expect(later.outcome).toBe('TOO_MANY_ATTEMPTS')
		expect(later.retryAfter).toBeGreaterThan(0)
		expect(later.retryAfter).toBeLessThanOrEqual(15 * 60)
	})

	test.each([
		['an order that there is', () => number],
		['one that there is not', () => '2222-2222'],
	])(
		'is limited to ten look-ups of a number, from any number of addresses: %s',
		async (_, named) => {
			const counts = await times(100, (at) =>
				lookUp({
					number: at % 2 ? named().toLowerCase() : named().replace('-', ' '),
					phone: `0812000${1_000 + at}`,
					from: `10.0.0.${at}`,
				}),
			)
			expect(counts).toEqual({ ORDER_NOT_FOUND: 10, TOO_MANY_ATTEMPTS: 90 })
		},
	)

	test.each(['/guest-order/product-digital', '/guest-order/download'])(
		'is not possible by %s either',
		async (path) => {
			const counts = await times(40, (at) => lookUp({ path, phone: `0812000${1_000 + at}` }))
			expect(counts).toEqual({ ORDER_NOT_FOUND: 10, TOO_MANY_ATTEMPTS: 30 })
		},
	)

	test('is limited in payment confirmations, too', async () => {
		expect(await times(40, confirm)).toEqual({ ORDER_NOT_FOUND: 10, TOO_MANY_ATTEMPTS: 30 })
	})
})

describe('a look-up of the buyer’s order', () => {
	test('is never limited: only failures count', async () => {
		for (let time = 0; time < MAX_LOOK_UPS.address + 5; time += 1) {
			expect((await lookUp({})).outcome).toBe('found')
		}
	})

	test('is possible again after fifteen minutes', async () => {
		await times(30, (at) => lookUp({ phone: `0812000${1_000 + at}` }))
		expect((await lookUp({})).outcome).toBe('TOO_MANY_ATTEMPTS')
		await open.db
			.update(attemptCount)
			.set({ since: sql`${attemptCount.since} - interval '15 minutes'` })
		expect((await lookUp({})).outcome).toBe('found')
	})

	test('stays possible with the right phone after ten wrong ones from elsewhere', async () => {
		const counts = await times(40, (at) =>
			lookUp({ phone: `0812000${1_000 + at}`, from: `10.0.1.${at}` }),
		)
		expect(counts).toEqual({ ORDER_NOT_FOUND: 10, TOO_MANY_ATTEMPTS: 30 })
		expect((await lookUp({})).outcome).toBe('found')
	})

	test('stays possible in a browser that was shown it, regardless of attempts by others', async () => {
		const { key } = await lookUp({})
		expect(key).toMatch(/^[\w-]{43}$/)
		for (const round of [1, 2, 3]) {
			await times(60, (at) =>
				lookUp({ phone: `0812000${1_000 + at}`, from: `10.${round}.1.${at}`, key }),
			)
		}
		expect((await lookUp({})).outcome).toBe('TOO_MANY_ATTEMPTS')
		expect((await lookUp({ key: 'a'.repeat(43) })).outcome).toBe('TOO_MANY_ATTEMPTS')
		expect((await lookUp({ key })).outcome).toBe('found')
	})
})
