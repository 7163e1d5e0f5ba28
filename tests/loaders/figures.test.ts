import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrontMetrics } from '#server/front-metrics.ts'
import { createRouteNames } from '#server/route-names.ts'
import { createApiMetrics } from '#website-api/http/api-metrics.ts'
import { sendRequest } from '../guard/support/send-request.ts'
import { loggedShop } from './support/logged-shop.ts'

const front = new Registry()
const api = new Registry()
let shop: Awaited<ReturnType<typeof loggedShop>>

beforeAll(async () => {
	const routes = {
		home: { index: true },
		product: { path: 'product/:slug' },
		missing: { path: '*' },
	}
	shop = await loggedShop({}, [{ price: 50_000, stock: 5 }], {
		frontMetrics: createFrontMetrics(front),
		apiMetrics: createApiMetrics(api),
		routeOf: createRouteNames(routes),
	})
})
afterAll(() => shop.stop())

/** Every series but those of the statuses and outcomes, which are few. */
async function labels(registry: Registry) {
	const values = (await registry.getMetricsAsJSON()).flatMap(({ values: series }) => series)
	const names = values.flatMap((value) =>
		Object.entries(value.labels).map((pair) => pair.join('=')),
	)
	return new Set(names.filter((name) => !/^(?:le|status|outcome)=/.test(name)))
}

async function ask(at: number) {
	const target = at === 0 ? '/product/a' : `/product/p${at}`
	const { host } = shop.shop
	for (const [name, path] of [
		[host, target],
		[host, `/unknown-${at}/${at}`],
		[`host-${at}.example`, '/'],
		[host, `/health/${at}`],
	] as const) {
		await sendRequest(shop.port, { method: 'GET', target: path, headers: [['Host', name]] })
	}
	await shop.api.request(`/v1/unknown-${at}`)
	await shop.api.request(`/operator/v1/orders/N${at}`)
	await shop.api.request(`/health/host?domain=host-${at}.example`)
}

test('no label grows with what is asked for: paths, names of products, hosts', async () => {
	await ask(0)
	const before = [await labels(front), await labels(api)]
	for (let at = 1; at <= 50; at++) await ask(at)
	expect([await labels(front), await labels(api)]).toEqual(before)
	expect([...(before[0] ?? [])]).toContain('route=/product/:slug')
})
