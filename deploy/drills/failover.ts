import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { ApiAccess } from '#contract/api-access.ts'
import { createOrder } from '#contract/shown-order.ts'
import { createMember, type Member } from '#deploy/cluster/member.ts'
import { type PatroniTrio, startPatroniTrio } from '#deploy/cluster/patroni.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { freePorts } from '#tests/support/ports.ts'
import { openGuardedFolder } from '#tests/support/processes.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
// Registers the programmes, which orders require.
import { type DrillResult, failuresOf } from './drill.ts'

const program = fileURLToPath(new URL('../../build/website-api.mjs', import.meta.url))
const price = 25_000
const shoppers = 4

/** Kills the primary of three Patroni servers while two website APIs, which know all three, take orders. */
export async function failover(): Promise<DrillResult> {
	const trio = await startPatroniTrio()
	const folder = await openGuardedFolder(os.tmpdir(), 'failover')
	const apis: Member[] = []
	try {
		await trio.untilComplete()
		const ports = await freePorts(2)
		for (const [at, port] of ports.entries()) {
			const api = apiMember(`website-api-${at + 1}`, port, trio, folder.path)
			apis.push(api)
			await api.start()
		}
		return await loseThePrimary(trio, ports)
	} finally {
		for (const api of apis) await api.stop()
		await folder.stop()
		await trio.stop()
	}
}

async function loseThePrimary(trio: PatroniTrio, ports: number[]): Promise<DrillResult> {
	const { db, close } = openPostgres(trio.databaseUrl, 2)
	const shop = await exampleShop(db, [{ price, stock: 1_000_000 }])
	const load = await startOrders(shop, ports)
	await sleep(5_000)
	const lost = await trio.primary()
	if (!lost) throw new Error('There is no primary.')
	const before = load.confirmed().length
	const killedAt = performance.now()
	lost.kill()
	// What was answered while it died is none of the new primary's.
	await sleep(1_000)
	const ordersAgain = await load.nextOrder()
	await sleep(5_000)
	const restartedAt = performance.now()
	await lost.member.start()
	await trio.untilComplete()
	const rejoined = performance.now()
	await load.stop()

	const stored = await db
		.select({ number: orders.number })
		.from(orders)
		.where(eq(orders.companyId, shop.companyId))
	const kept = new Set(stored.map(({ number }) => number))
	const confirmed = load.confirmed()
	const missing = confirmed.filter((number) => !kept.has(number))
	const findings = await auditOracles(db)
	await close()
	const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)
	return {
		title:
			'The primary of three PostgreSQL servers and its Patroni are killed while orders are placed.',
		rows: [
			['seconds until orders again', seconds(killedAt, ordersAgain)],
			['requests', load.requests()],
			['failed requests, each repeated with its key', load.failed()],
			['confirmed orders', confirmed.length],
			['of them before the loss', before],
			['confirmed orders lost', missing.length],
			['orders placed twice', kept.size - new Set(confirmed).size],
			['findings of the audit', findings.length],
			[
				'seconds until the lost server had rejoined, after its start',
				seconds(restartedAt, rejoined),
			],
		],
		failures: failuresOf({
			'confirmed orders are kept': missing.length === 0,
			'no order was placed twice': kept.size === new Set(confirmed).size,
			'the books are in order': findings.length === 0,
			'orders were placed before and after': before > 0 && confirmed.length > before,
		}),
	}
}

function apiMember(name: string, port: number, trio: PatroniTrio, folder: string): Member {
	const { WEBSITE_API_URL: _, ...inherited } = process.env
	return createMember({
		name,
		ready: `http://127.0.0.1:${port}/health/ready`,
		program: process.execPath,
		args: ['--enable-source-maps', program],
		env: {
			...inherited,
			NODE_ENV: 'production',
			DATABASE_URL: trio.databaseUrl,
			WEBSITE_API_PORT: String(port),
			ETALASE_DATA: path.join(folder, name),
			ETALASE_SEED: 'no',
		},
		logs: folder,
	})
}

/** Guests who place orders one after the other, with each API in turn, and repeat what fails with the same key. */
async function startOrders(shop: ExampleShop, ports: number[]) {
	const [variantId = 0] = shop.variantIds
	const keys = await Promise.all(ports.map((port) => accessKey(port, shop.host)))
	const confirmed: string[] = []
	const counts = { requests: 0, failed: 0, guests: 0 }
	const waiting: (() => void)[] = []
	let isOver = false

	async function place() {
		const body = {
			...exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE),
			...exampleGuest(counts.guests++),
		}
		const key = formKeyText()
		for (;;) {
			const at = counts.requests++ % ports.length
			const headers = { 'api-access': keys[at] ?? '', 'idempotency-key': key }
			const number = await order(ports[at] ?? 0, headers, body).catch(() => undefined)
			if (number !== undefined) {
				confirmed.push(number)
				for (const tell of waiting.splice(0)) tell()
				return
			}
			counts.failed++
			await sleep(200)
		}
	}
	const running = Promise.all(
		Array.from({ length: shoppers }, async () => {
			while (!isOver) await place()
		}),
	)
	return {
		confirmed: () => [...confirmed],
		requests: () => counts.requests,
		failed: () => counts.failed,
		/** The time at which the next order is confirmed. */
		nextOrder: () =>
			new Promise<number>((resolve) => waiting.push(() => resolve(performance.now()))),
		async stop() {
			isOver = true
			await running
		},
	}
}

async function order(port: number, headers: Record<string, string>, body: unknown) {
	const response = await fetch(`http://127.0.0.1:${port}/v1/order`, {
		method: 'POST',
		headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'en' },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(15_000),
	})
	const answer: unknown = await response.json()
	return response.ok ? createOrder.answer.parse(answer).data.ORDER_NUMBER : undefined
}

async function accessKey(port: number, host: string): Promise<string> {
	const address = `http://127.0.0.1:${port}/v1/api-access`
	const response = await fetch(address, { headers: { referer: `http://${host}/` } })
	return ApiAccess.parse(await response.json()).API_ACCESS
}
