import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type Cluster, startCluster } from '#deploy/cluster/cluster.ts'
import { buyAsGuest, putInCart, type ShopperOptions } from '#tests/storm/support/shoppers.ts'
import { Visitor } from '#tests/storm/support/visitor.ts'
import { type DrillResult, failuresOf } from './drill.ts'
import { openShopForLoad, settingsForLoad } from './load.ts'
import { processorTime, type ProcessorTime } from './processor-time.ts'

const idleMs = 20_000
/** Requests at a time: a single one would wait for the next, and the processor for it. */
const atOnce = 10

/** Measures the processor time of a kept page, a visitor's own page and a guest's purchase (docs/scaling.md). */
export async function capacity(): Promise<DrillResult> {
	const cluster = await startCluster({ hasCaddy: false, settings: settingsForLoad })
	try {
		const crowd = await openShopForLoad({
			port: cluster.ports.shops,
			databaseUrl: cluster.databaseUrl,
		})
		const idle = await perMillisecondIdle(cluster)
		const measure = async (name: string, times: number, task: (lane: number) => Promise<void>) => {
			// Code and caches are warm.
			await inLanes(atOnce, task)
			const began = performance.now()
			const before = await processorTime(cluster)
			await inLanes(times, task)
			const after = await processorTime(cluster)
			return rowOf(name, times, performance.now() - began, before, after, idle)
		}
		const agent = new Agent({ connections: atOnce })
		const shoppers = Array.from({ length: atOnce }, () => newVisitor(crowd))
		for (const shopper of shoppers) await putInCart(crowd, shopper)
		const opens = (path: string) => async (lane: number) => void (await shoppers[lane]?.open(path))
		const rows = [
			await measure('kept page', 5_000, () => keptPage(crowd, agent)),
			await measure('cart with one line', 300, opens('/Cart')),
			await measure('listing for a visitor with a cart', 300, opens('/products')),
			await measure('purchase of a guest', 60, () => purchase(crowd)),
		]
		await agent.destroy()
		for (const shopper of shoppers) await shopper.close()
		return {
			title:
				'Processor time in ms per item: storefront + website API + PostgreSQL, without what they need when idle.',
			rows: rows.concat([['idle, ms a second', figuresOf(idle, 1_000)]]),
			failures: failuresOf({ 'orders were placed': crowd.orders.length > 0 }),
		}
	} finally {
		await cluster.stop()
	}
}

/** Repeats a task `times` times, in lanes that work at the same time. */
async function inLanes(times: number, task: (lane: number) => Promise<void>) {
	const lanes = Array.from({ length: atOnce }, async (_, lane) => {
		for (let at = 0; at < times / atOnce; at++) await task(lane)
	})
	await Promise.all(lanes)
}

async function keptPage({ port, buyHost }: ShopperOptions, dispatcher: Agent) {
	const headers = { host: buyHost, 'accept-encoding': 'br' }
	const { statusCode, body } = await request(`http://127.0.0.1:${port}/products`, {
		dispatcher,
		headers,
	})
	await body.dump()
	if (statusCode !== 200) throw new Error(`A kept page answered ${statusCode}.`)
}

async function purchase(crowd: ShopperOptions) {
	const visitor = newVisitor(crowd)
	await buyAsGuest(crowd, visitor)
	await visitor.close()
}

let visitors = 0
function newVisitor({ port, buyHost, journal }: ShopperOptions) {
	const address = `198.18.${Math.floor(++visitors / 250)}.${1 + (visitors % 250)}`
	return new Visitor({ port, host: buyHost, isBehindBalancer: true }, address, journal)
}

async function perMillisecondIdle(cluster: Cluster): Promise<ProcessorTime> {
	// What the timers do after a start is over.
	await sleep(40_000)
	const before = await processorTime(cluster)
	await sleep(idleMs)
	const after = await processorTime(cluster)
	return mapOf((name) => (after[name] - before[name]) / idleMs)
}

function rowOf(
	name: string,
	times: number,
	ms: number,
	before: ProcessorTime,
	after: ProcessorTime,
	idle: ProcessorTime,
): [string, string] {
	const each = mapOf((part) => (after[part] - before[part] - idle[part] * ms) / times)
	return [name, figuresOf(each)]
}

function figuresOf(each: ProcessorTime, factor = 1) {
	const text = (value: number) => (value * factor).toFixed(value * factor < 10 ? 2 : 0)
	const sum = each.storefront + each.api + each.database
	return `${text(each.storefront)} + ${text(each.api)} + ${text(each.database)} = ${text(sum)}`
}

function mapOf(value: (name: keyof ProcessorTime) => number): ProcessorTime {
	return { storefront: value('storefront'), api: value('api'), database: value('database') }
}
