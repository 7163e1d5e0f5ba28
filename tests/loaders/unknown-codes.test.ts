import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Transport } from '#app/api/call.ts'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { everyPage } from './support/every-page.ts'

let database: OpenDatabase
let shop: Awaited<ReturnType<typeof everyPage>>

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await everyPage(database)
})
afterAll(() => database.close())

/** Values that the contract accepts without an enum. */
const open = ['VENDOR_CODE', 'SALE_SHIPMENT_VENDOR_CODE', 'VENDOR_METHOD']

/** Returns a copy of a response with `change` applied to every enum value of its schema. */
function rewritten(
	schema: unknown,
	value: unknown,
	name: string,
	change: (name: string, word: string) => string,
): unknown {
	if (typeof value === 'string') {
		return schema instanceof z.ZodEnum || open.includes(name) ? change(name, value) : value
	}
	if (schema instanceof z.ZodArray && Array.isArray(value)) {
		return value.map((each) => rewritten(schema.element, each, name, change))
	}
	if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
		const fields = Object.entries(value).map(([key, each]) => {
			const inner = bare(schema.shape[key])
			return [key, rewritten(inner, each, key, change)] as const
		})
		return Object.fromEntries(fields)
	}
	return value
}

/** The schema without optional and nullable wrappers. */
function bare(schema: unknown): unknown {
	return schema instanceof z.ZodNullable ||
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodDefault ||
		schema instanceof z.ZodCatch
		? bare(schema.unwrap())
		: schema
}

function answerOf({ method, url }: Request) {
	const path = new URL(url).pathname.replace(/^\/v1/, '')
	return ENDPOINTS.find(
		(one) =>
			one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
	)?.answer
}

/** The same website API, with other enum values in its responses. */
function changing(change: (name: string, word: string) => string): Transport {
	return async (request) => {
		const schema = answerOf(request)
		const answer = await shop.transport(request)
		if (schema === undefined || !answer.ok) return answer
		const body: unknown = await answer.json()
		return Response.json(rewritten(bare(schema), body, '', change), { status: answer.status })
	}
}

test('no page fails for an unknown enum value', async () => {
	const readers = new Map<string, typeof shop.pages>()
	for (const page of shop.pages) {
		const names = new Set<string>()
		const noting = changing((name, word) => {
			names.add(name)
			return word
		})
		await page.visit(shop.customerBefore(noting))
		for (const name of names) readers.set(name, [...(readers.get(name) ?? []), page])
	}
	expect([...readers.keys()]).toEqual(
		expect.arrayContaining([
			'ORDER_STATUS',
			'TO_STATUS',
			'PAYMENT_METHOD',
			'SALE_SHIPMENT_VENDOR_CODE',
			'RETURN_STATUS',
			'RETURN_REASON',
			'STATEMENT_KIND',
			'WITHDRAWAL_STATUS',
			'SOURCE',
			'CUSTOMER_TYPE',
			'TIER_CODE',
		]),
	)
	for (const [at, [name, pages]] of [...readers].entries()) {
		const unknown = changing((field, word) => (field === name ? 'SOMETHING_NEW' : word))
		for (const { address, visit, status } of sampleOf(pages, 16, at % pages.length)) {
			const answer = await visit(shop.customerBefore(unknown))
			expect(answer.status, `${address} with another ${name}`).toBe(status)
		}
	}
})

test('[SH-08] an offer of an unknown courier has the placeholder picture, and can be chosen', async () => {
	const foreign: Transport = async (request) => {
		const answer = await shop.transport(request)
		if (!answer.ok) return answer
		const text = await answer.text()
		const body = text
			.replaceAll('"VENDOR_CODE":"SICEPAT"', '"VENDOR_CODE":"KURIR_BARU"')
			.replaceAll('/couriers/sicepat.svg', 'https://kurir.example/logo.png')
		return new Response(body, answer)
	}
	const visitor = shop.customerBefore(foreign)
	for (const [form, fields] of guestAnswers.slice(0, 2)) {
		expect(await sendCheckoutForm(visitor, form, fields)).toMatchObject({ status: 303 })
	}
	const { status, data } = await visitor.get(checkout, '/order/checkout')
	expect(status).toBe(200)
	const offer = /\{[^{}]*"key":"KURIR_BARU\/reg"[^{}]*(?:\{[^{}]*\}[^{}]*)?\}/.exec(
		JSON.stringify(data),
	)
	expect(offer?.[0]).toContain('"imageUrl":"/couriers/placeholder.svg"')
	const chosen = { shipping: 'KURIR_BARU/reg', bank: 'BCA' }
	expect(await sendCheckoutForm(visitor, 'delivery', chosen)).toMatchObject({ status: 303 })
})
