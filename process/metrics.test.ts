import { Gauge, Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '#tests/support/ports.ts'
import { createFrontMetrics } from '#server/front-metrics.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

const closing: (() => void)[] = []
afterEach(() => {
	for (const close of closing.splice(0)) close()
})

test('figures are collected once for all who ask at the same time', async () => {
	const registry = new Registry()
	let collected = 0
	new Gauge({
		name: 'example',
		help: 'of a test',
		registers: [registry],
		collect() {
			this.set(++collected)
		},
	})
	const port = await freePort()
	const server = await serveMetrics(registry, { port, host: '127.0.0.1' }, () => 0)
	closing.push(() => server.close())
	const asked = Array.from({ length: 20 }, async () => fetch(`http://127.0.0.1:${port}/metrics`))
	expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200))
	expect(collected).toBe(1)
})

test('a process serves its figures at a port of their own, and nothing else', async () => {
	const registry = createMetrics('storefront')
	const metrics = createFrontMetrics(registry)
	metrics.storefront().pageCache(() => 4_096)
	metrics.request({ kind: 'kept', method: 'GET', route: '/cart', status: 200, ms: 3 })
	metrics.request({ kind: 'made', method: 'GET', route: '/cart', status: 503, ms: 30 })
	const port = await freePort()
	const server = await serveMetrics(registry, { port, host: '127.0.0.1' })
	closing.push(() => server.close())
	const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
	expect(answer.headers.get('content-type')).toContain('text/plain')
	const text = await answer.text()
	for (const line of [
		'etalase_request_seconds_bucket{le="0.005",process="storefront",kind="kept",method="GET",route="/cart",status="200"} 1',
		'etalase_refusals_total{status="503",process="storefront"} 1',
		'etalase_page_cache_bytes{process="storefront"} 4096',
	]) {
		expect(text).toContain(line)
	}
	expect(text).toContain('nodejs_eventloop_lag_seconds')
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
	expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
})
