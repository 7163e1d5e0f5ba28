import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeOf } from '#tests/support/sizes.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { addresses, type Address } from './support/addresses.ts'
import type { Answer } from './support/send-request.ts'
import { exceededLimits, costOf } from './support/cost.ts'
import { fieldsOf, knownNames, namesIn, type Fields } from './support/hostile-fields.ts'
import { wholeShop, type WholeShop } from './support/whole-shop.ts'

const cases = sizeOf({ usual: 30, full: 3_000 })
const seed = 20261122

let shop: WholeShop
beforeAll(async () => {
	shop = await wholeShop()
})
afterAll(() => shop.close())

let visits = 0

/** A browser that stores cookies; every request comes from another network. */
function browser() {
	const jar = new Map<string, string>()
	return {
		jar,
		async send(
			target: string,
			form?: { type: string; body: string | Uint8Array },
		): Promise<Answer> {
			visits += 1
			const answer = await shop.request({
				method: form ? 'POST' : 'GET',
				target,
				body: form?.body,
				headers: [
					['Host', 'localhost'],
					['X-Forwarded-For', `${20 + (visits >> 16)}.${(visits >> 8) & 255}.${visits & 255}.7`],
					['Sec-Fetch-Site', 'same-origin'],
					[
						'User-Agent',
						'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36',
					],
					['Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; ')],
					...(form ? [['Content-Type', form.type] satisfies [string, string]] : []),
				],
			})
			for (const line of answer.headers.getSetCookie()) {
				const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
				if (/max-age=0/i.test(line)) jar.delete(name)
				else jar.set(name, value)
			}
			return answer
		},
	}
}

const encoded = (fields: [string, string][]) => ({
	type: 'application/x-www-form-urlencoded',
	body: new URLSearchParams(fields).toString(),
})

async function signedIn() {
	const visitor = browser()
	const { CUSTOMER_EMAIL: login } = await tinyCustomer(shop.tiny)
	const form = encoded([
		['login', login],
		['password', tinyPassword],
	])
	expect((await visitor.send('/auth/login', form)).status).toBe(303)
	return visitor
}

async function multipart(fields: Fields, file: Uint8Array) {
	const form = new FormData()
	for (const [name, value] of fields) {
		const isFile = /proof|picture/.test(name)
		if (isFile) form.append(name, new File([new Uint8Array(file)], value.slice(0, 300)))
		else form.append(name, value)
	}
	const sent = new Response(form)
	const body = new Uint8Array(await sent.arrayBuffer())
	return { type: sent.headers.get('content-type') ?? '', body }
}

const isSignIn = ({ headers }: Answer) =>
	/\/auth\/login/.test(headers.get('location') ?? headers.get('x-remix-redirect') ?? '')

/** A customer with a product in the cart; a signed-out visitor for the sign-in pages. */
async function visitorFor(path: string) {
	const visitor = path.startsWith('/auth/') ? browser() : await signedIn()
	const [jacket] = await shop.tiny.db.select().from(variant).where(eq(variant.sku, 'JH-M'))
	const line: Fields = [
		['id', String(jacket?.id)],
		['quantity', '1'],
	]
	await visitor.send('/Cart/lines', encoded(line))
	return visitor
}

/** What most pages need alike: a form that ends the session makes the next one. */
let customer: ReturnType<typeof visitorFor> | undefined

/** The customer of the other pages; a new visitor where a form before may have changed what the page shows. */
function visitorOf(path: string) {
	return /^\/(?:auth|Cart|order\/checkout)/.test(path)
		? visitorFor(path)
		: (customer ??= visitorFor(path))
}

async function holds({ id, path }: Address, options: fc.Parameters<unknown>) {
	let visitor = await visitorOf(path)
	const page = await visitor.send(path)
	if (path.startsWith('/order/checkout')) expect(page.status).toBe(200)
	const property = fc.asyncProperty(
		fieldsOf([...new Set([...namesIn(page.body), ...knownNames])].slice(0, 60)),
		fc.constantFrom('data', 'data', 'data', 'document'),
		fc.boolean(),
		fc.uint8Array({ maxLength: 100 }),
		async (fields, as, inParts, file) => {
			const form = inParts ? await multipart(fields, file) : encoded(fields)
			const target = as === 'data' ? `${path}?_data=${encodeURIComponent(id)}` : path
			let answer: Answer | undefined
			const cost = await costOf(async () => (answer = await visitor.send(target, form)))
			const logged = shop.lines.splice(0).join()
			expect(
				exceededLimits(cost),
				`${target}: ${JSON.stringify(fields).slice(0, 2_000)} ${logged}`,
			).toEqual([])
			// Signs in again after a form that ended the session.
			if (answer && isSignIn(answer)) {
				customer = undefined
				visitor = await visitorOf(path)
			}
		},
	)
	await fc.assert(property, { ...options, endOnFailure: true })
}

test(`${cases} hostile forms: no failure, no long processing, no long response`, async () => {
	const targets = addresses().filter(
		({ id, path }) => shop.actions.includes(id) && !/^\/en(?:\/|$)/.test(path),
	)
	expect(new Set(targets.map(({ id }) => id)).size).toBe(shop.actions.length)
	const numRuns = Math.ceil(cases / targets.length)
	for (const [at, target] of targets.entries()) await holds(target, { numRuns, seed: seed + at })
}, 600_000)
