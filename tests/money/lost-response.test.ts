import http from 'node:http'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ApiAccess } from '#contract/api-access.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { freePort } from '#tests/support/ports.ts'
import { openGuardedFolder } from '#tests/support/processes.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedRequest, send } from './support/race.ts'
import { checkout, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 30_000
const kills = sizeOf({ usual: 2, full: 3 })
const lost = sizeOf({ usual: 40, full: 200 })
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

test(`${lost} orders whose responses are lost are sent again: ${lost} orders, none twice`, async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	const [variantId = 0] = shop.variantIds
	const requests = Array.from({ length: lost }, () =>
		checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
	)
	for (let at = 0; at < requests.length; at += 20) {
		const some = requests.slice(at, at + 20)
		await Promise.all(some.map((request, one) => sendAndHangUp(money.url, request, one * 4)))
	}
	const answers = await race(money.url, requests)
	expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
	expect(await countOrders(shop.companyId)).toBe(lost)
})

test(`the API is killed ${kills} times during 30 checkouts; sent again, each is one order`, async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	const [variantId = 0] = shop.variantIds
	for (let round = 0; round < kills; round++) {
		const requests = Array.from({ length: 30 }, () =>
			checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
		)
		const api = await startProcess()
		try {
			const own = await withKeyOf(api.url, shop.host, requests)
			const hungUp = own.map((request) => send(api.url, request).catch(() => 'cut off'))
			await new Promise((resolve) => setTimeout(resolve, 30 + 60 * round))
			await api.kill()
			expect((await Promise.all(hungUp)).includes('cut off')).toBe(true)
		} finally {
			await api.kill()
		}
		const answers = await race(money.url, requests)
		expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
		expect(Object.keys(outcomesOf(answers)).length).toBeLessThanOrEqual(2)
		expect(await countOrders(shop.companyId)).toBe(30 * (round + 1))
	}
})

async function countOrders(companyId: number): Promise<number> {
	const [row] = await money.db
		.select({ rows: sql<number>`count(*)`.mapWith(Number) })
		.from(orders)
		.where(eq(orders.companyId, companyId))
	return row?.rows ?? 0
}

/** Sends the whole request and closes the connection after some milliseconds. */
function sendAndHangUp(url: string, { path, headers, body }: RacedRequest, ms: number) {
	return new Promise<void>((resolve) => {
		const request = http.request(new URL(path, url), {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
		})
		request.on('error', () => resolve())
		request.on('close', () => resolve())
		request.end(JSON.stringify(body))
		setTimeout(() => request.destroy(), ms)
	})
}

// A process signs keys with the secret of its database, not with the tests' secret.
async function withKeyOf(url: string, host: string, requests: RacedRequest[]) {
	const response = await fetch(`${url}/v1/api-access`, { headers: { referer: `http://${host}/` } })
	const { API_ACCESS } = ApiAccess.parse(await response.json())
	return requests.map((request) => ({
		...request,
		headers: { ...request.headers, 'api-access': API_ACCESS },
	}))
}

async function startProcess() {
	const port = await freePort()
	const folder = await openGuardedFolder(os.tmpdir(), 'killed')
	folder.run({
		program: process.execPath,
		args: ['--import', loader, path.resolve('website-api/main.ts')],
		stopSignal: 'SIGKILL',
		stopTimeoutMs: 0,
		env: {
			PATH: process.env.PATH,
			DATABASE_URL: money.databaseUrl,
			WEBSITE_API_PORT: String(port),
			ETALASE_DATA: folder.path,
			ETALASE_SEED: 'no',
			LOG_LEVEL: 'silent',
		},
	})
	const url = `http://127.0.0.1:${port}`
	while (!(await isReady(url))) {
		if (folder.hasEnded()) throw new Error(`The API ended: ${folder.log()}`)
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
	return { url, kill: () => folder.stop() }
}

async function isReady(url: string): Promise<boolean> {
	const response = await fetch(`${url}/health/ready`).catch(() => undefined)
	return response?.ok ?? false
}
