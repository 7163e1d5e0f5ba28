import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { createApiMetrics } from '#website-api/http/api-metrics.ts'

const Line = z.looseObject({ level: z.number(), msg: z.string() })

let open: OpenDatabase
let shop: ExampleShop
let isStopping = false
const lines: string[] = []
const registry = new Registry()
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await freshPglite()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 10 }])
	api = exampleApi(open.db, undefined, {
		log: pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(line) }),
		isStopping: () => isStopping,
		metrics: createApiMetrics(registry),
	})
})
afterAll(() => open.close())

const ready = async (of = api) => {
	const answer = await of.request('/health/ready')
	const body: unknown = await answer.json()
	return { status: answer.status, body }
}

function order(of = api) {
	return of.request('/v1/order', {
		method: 'POST',
		headers: {
			...storefrontHeaders(shop),
			'idempotency-key': formKeyText(),
			'x-correlation-id': 'an-order-of-a-test',
		},
		body: JSON.stringify(exampleOrder([[shop.variantIds[0] ?? 0, 1]], 50_000 + EXAMPLE_CARRIAGE)),
	})
}

const warnings = () => lines.splice(0).map((line) => Line.parse(JSON.parse(line)))

test('a database that refuses to write degrades the orders, and each refused one is a line that says why', async () => {
	expect(await ready()).toMatchObject({ status: 200, body: { checks: { orders: 'ready' } } })
	await open.db.execute(sql`set default_transaction_read_only = on`)
	expect((await order()).status).toBe(503)
	expect(warnings()).toMatchObject([
		{
			level: 40,
			msg: 'refused',
			sqlState: '25006',
			method: 'POST',
			route: '/v1/order',
			correlationId: 'an-order-of-a-test',
		},
	])
	expect(await ready()).toMatchObject({
		status: 200,
		body: { status: 'ready', checks: { database: 'ready', orders: 'degraded' } },
	})
	const figures = await registry.metrics()
	expect(figures).toContain('etalase_orders_total{outcome="refused"} 1')
	expect(figures).toContain('etalase_api_refusals_total{reason="25006"} 1')
	expect(figures).toMatch(
		/etalase_api_request_seconds_count\{method="POST",route="\/v1\/order",status="503"\} 1/,
	)
	await open.db.execute(sql`set default_transaction_read_only = off`)
})

test('an order that a broken server fails counts as refused, too, and pages are served on', async () => {
	const figures = new Registry()
	const log = pino({ level: 'silent' })
	const broken = exampleApi(open.db, undefined, { log, metrics: createApiMetrics(figures) })
	await open.db.execute(
		sql.raw(`create function break_orders() returns trigger language plpgsql as
			$$ begin raise exception 'invalid page' using errcode = 'XX001'; end $$`),
	)
	await open.db.execute(sql`
		create trigger break_orders before insert on orders for each row execute function break_orders()`)
	expect((await order(broken)).status).toBe(500)
	await open.db.execute(sql`drop trigger break_orders on orders`)
	expect(await ready(broken)).toMatchObject({
		status: 200,
		body: { checks: { orders: 'degraded' } },
	})
	expect(await figures.metrics()).toContain('etalase_orders_total{outcome="refused"} 1')
	expect((await order(broken)).status).toBe(201)
	expect(await ready(broken)).toMatchObject({ body: { checks: { orders: 'ready' } } })
})

test.each([
	['the host of a shop', (host: string) => host, 200],
	['its host in capitals', (host: string) => host.toUpperCase(), 200],
	['an unknown host', () => 'unknown.example', 404],
	['a host with a path', (host: string) => `${host}/x`, 404],
	['a host with a port', (host: string) => `${host}:443`, 404],
	['a name before the host', (host: string) => `user@${host}`, 404],
	['nothing', () => '', 404],
])('a proxy that asks for %s gets %3$s', async (_name, domain, status) => {
	const query = new URLSearchParams({ domain: domain(shop.host) })
	expect((await api.request(`/health/host?${query}`)).status).toBe(status)
})

test('a request is logged and counted by the pattern of its own route', async () => {
	const seen = async (path: string, headers: Record<string, string>) => {
		registry.resetMetrics()
		await api.request(path, { headers })
		return [...(await registry.metrics()).matchAll(/seconds_count\{.*?route="([^"]*)"/g)].map(
			([, route]) => route,
		)
	}
	const visitor = storefrontHeaders(shop)
	expect(await seen('/v1/helper/menu-footer', visitor)).toEqual(['/v1/helper/menu-footer'])
	expect(await seen('/v1/product/kaos', visitor)).toEqual(['/v1/product/:slug'])
	expect(await seen('/health/live', {})).toEqual(['/health/live'])
	expect(await seen('/v1/nothing', visitor)).toEqual(['/v1/*'])
})

test('a process that is ending says so, while it still answers', async () => {
	isStopping = true
	expect(await ready()).toEqual({ status: 503, body: { status: 'stopping' } })
	expect((await api.request('/health/live')).status).toBe(200)
	isStopping = false
})
