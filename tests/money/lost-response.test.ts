import http from 'node:http'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ApiAccess } from '#contract/api-access.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { freePort } from '#tests/support/ports.ts'
import { openGuardedFolder } from '#tests/support/processes.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { untilWaiting, whileLocked } from './support/lock-queue.ts'
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
		const closing = await whileLocked(money.db, stockLock(variantId), async () => {
			const sent = requests
				.slice(at, at + 20)
				.map((request, one) => sendAndHangUp(money.url, request, moments[one % moments.length]))
			await untilWaiting(money.db, 1)
			for (const { hangUp, moment } of sent) if (moment === 'at work') hangUp()
			return sent.map(({ closed }) => closed)
		})
		await Promise.all(closing)
	}
	const answers = await race(money.url, requests)
	expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
	expect(await countOrders(shop.companyId)).toBe(lost)
})

test(`the API is killed ${kills} times during 30 checkouts; sent again, each is one order`, async () => {
	const product = { price, stock: 1_000 }
	const shop = await exampleShop(money.db, [product, product])
	const [variantId = 0, heldId = 0] = shop.variantIds
	for (let round = 0; round < kills; round++) {
		// Two of them cannot be placed before the process ends.
		const requests = Array.from({ length: 30 }, (_, at) =>
			checkout(shop, exampleOrder([[at < 2 ? heldId : variantId, 1]], price + EXAMPLE_CARRIAGE)),
		)
		const api = await startProcess()
		try {
			const own = await withKeyOf(api.url, shop.host, requests)
			const hungUp = await whileLocked(money.db, stockLock(heldId), async () => {
				const sent = own.map((request) => send(api.url, request).catch(() => 'cut off'))
				await untilWaiting(money.db, 1)
				const placedBefore = 30 * round
				while ((await countOrders(shop.companyId)) <= placedBefore + 10 * round) await sleep(5)
				await api.kill()
				return Promise.all(sent)
			})
			expect(hungUp.filter((answer) => answer === 'cut off').length).toBeGreaterThanOrEqual(2)
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

const stockLock = (variantId: number) => (tx: Transaction) =>
	tx.execute(sql`select 1 from stock where variant_id = ${variantId} for update`)

/** When a shopper closes the connection: once the request is sent, while it is worked on, or when the response arrives. */
const moments = ['sent', 'at work', 'answered'] as const

function sendAndHangUp(
	url: string,
	{ path, headers, body }: RacedRequest,
	moment: (typeof moments)[number] = 'sent',
) {
	const request = http.request(new URL(path, url), {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
	})
	const hangUp = () => void request.destroy()
	const closed = new Promise<void>((resolve) => {
		request.on('error', () => resolve())
		request.on('close', () => resolve())
	})
	request.on('response', hangUp)
	request.end(JSON.stringify(body), moment === 'sent' ? hangUp : undefined)
	return { moment, hangUp, closed }
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
		await sleep(50)
	}
	return { url, kill: () => folder.stop() }
}

async function isReady(url: string): Promise<boolean> {
	const response = await fetch(`${url}/health/ready`).catch(() => undefined)
	return response?.ok ?? false
}
