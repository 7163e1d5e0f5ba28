import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer } from '#tests/support/tiny-customer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { exceededLimits, costOf } from './support/cost.ts'
import { hostileJson, hostileText } from './support/hostile-values.ts'
import { bodiesFor } from './support/json-bodies.ts'

const cases = sizeOf({ usual: 100, full: 7_000 })
const seed = 20261122

let tiny: TinyApi
let customer: Record<string, string>
const operatorKey = newOperatorKey()
beforeAll(async () => {
	// A provider that rejects everybody: without one, signing in with Google answers 503.
	const verify = () => Promise.reject(new Problem(401, 'GOOGLE_REFUSED'))
	tiny = await tinyApi({ google: { verify } })
	customer = (await tinyCustomer(tiny)).headers
	const owner = { label: 'owner', role: 'owner' as const, companyId: null }
	await storeOperatorKey(tiny.db, operatorKey, owner)
})
afterAll(() => tiny.close())

type Target = { method: string; path: string; bodies: fc.Arbitrary<BodyInit | null> }

const toText = (body: unknown) => JSON.stringify(body) ?? ''
const anyJson = hostileJson.map(toText)
const notJson = fc.oneof(hostileText, fc.constant('{"a":1'), fc.constant('['.repeat(100_000)))

function jsonOf(schema: z.ZodType | undefined): fc.Arbitrary<string> {
	const fitting = schema ? bodiesFor(schema).map(toText) : anyJson
	return fc.oneof(
		{ weight: 8, arbitrary: fitting },
		{ weight: 1, arbitrary: anyJson },
		{ weight: 1, arbitrary: notJson },
	)
}

function formsOf({ fields, files }: { fields: z.ZodObject; files: readonly string[] }) {
	const name = fc.constantFrom(
		...Object.keys(fields.shape),
		...files,
		'__proto__',
		'a'.repeat(5_000),
	)
	const file = fc.uint8Array({ maxLength: 400 }).map((bytes) => new Blob([new Uint8Array(bytes)]))
	return fc.array(fc.tuple(name, fc.oneof(hostileText, file)), { maxLength: 45 }).map((parts) => {
		const form = new FormData()
		for (const [part, value] of parts) form.append(part, value)
		return form
	})
}

/** Values for path parameters. */
const names = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.constantFrom(
			'sandang',
			'kopi',
			'1',
			'kaos-1',
			'00000000-0000-4000-8000-000000000000',
			'faq',
		),
	},
	{ weight: 1, arbitrary: hostileText },
)

const filled = (path: string) =>
	fc.infiniteStream(names).map((stream) =>
		path.replace(/\{\w+\}|:\w+(?:\{[^}]*\})?/g, () => {
			const [text = 'x'] = stream.take(1)
			return encodeURIComponent(Buffer.from(text.slice(0, 300)).toString()) || 'x'
		}),
	)

const targetsOf = (endpoints: Endpoint[], base: string): Target[] =>
	endpoints
		.filter(({ method }) => method !== 'GET')
		.map((endpoint) => ({
			method: endpoint.method,
			path: `${base}${endpoint.path.replace('{code}', 'sandang')}`,
			bodies: endpoint.form ? formsOf(endpoint.form) : jsonOf(endpoint.body),
		}))

let sent = 0

async function send({
	method,
	address,
	body,
}: {
	method: string
	address: string
	body: BodyInit | null
}) {
	const isOfOperatorApi = address.startsWith('/operator/')
	const answer = await tiny.api.request(address, {
		method,
		headers: {
			...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
			'api-access': tiny.key(),
			...(isOfOperatorApi ? { authorization: `Bearer ${operatorKey}` } : customer),
			'idempotency-key': `key-of-a-form-${(sent += 1)}`,
		},
		body,
	})
	return { status: answer.status, body: await answer.text() }
}

async function holds({ method, path, bodies }: Target, options: fc.Parameters<unknown>) {
	const property = fc.asyncProperty(filled(path), bodies, async (address, body) => {
		const { body: answer, ...cost } = await costOf(() => send({ method, address, body }))
		expect(exceededLimits(cost), `${method} ${address}: ${answer.slice(0, 200)}`).toEqual([])
		// Signs in a new customer after a call that ended the session.
		if (answer.includes('SESSION_INVALID')) customer = (await tinyCustomer(tiny)).headers
	})
	await fc.assert(property, { ...options, endOnFailure: true })
}

test(`${cases} hostile bodies: no failure, no long processing, no long response`, async () => {
	const targets = [...targetsOf(ENDPOINTS, '/v1'), ...targetsOf(OPERATOR_ENDPOINTS, '/operator/v1')]
	expect(targets.length).toBeGreaterThan(100)
	const numRuns = Math.ceil(cases / targets.length)
	for (const [at, target] of targets.entries()) await holds(target, { numRuns, seed: seed + at })
}, 600_000)
