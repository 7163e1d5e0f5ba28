import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSeed } from '#examples/load.ts'
import type { Database } from '#website-api/db/database.ts'
import { refreshDuePrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { fireReminders } from '#website-api/modules/customers/flash-reminders/fire-reminders.command.ts'
import { fireWatches } from '#website-api/modules/customers/watches/fire-watches.command.ts'
import { rankSales } from '#website-api/modules/operations/reports/rank-sales.command.ts'
import { sumLedger } from '#website-api/modules/operations/reports/sum-ledger.command.ts'
import { announceSummaries } from '#website-api/modules/operations/staff-notices/notify-staff.command.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { deleteOldPageChanges } from '#website-api/modules/platform/page-changes/page-changes.command.ts'
import { expireCoins } from '#website-api/modules/programmes/coins/expire-coins.command.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { sumSales } from '#website-api/modules/operations/reports/sum-sales.command.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { walletOf } from '#tests/money/support/customers.ts'
import { race, type RacedAnswer, type RacedRequest, send } from '#tests/money/support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf } from '#tests/money/support/shop-calls.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { tinyShops } from '#tests/support/tiny-shops.ts'
import { getReturn } from '#contract/return.ts'
import { requestWithdrawalFor } from '#contract/payout.ts'
import { clusterUrl, openCell, type Cell } from './support/cell.ts'

const price = 50_000
const total = price + EXAMPLE_CARRIAGE
const why = 'CITUS_URL names no coordinator of a Citus cluster'

let cell: Cell
beforeAll(async () => {
	if (clusterUrl !== undefined) cell = await openCell(clusterUrl)
})
afterAll(async () => {
	if (clusterUrl !== undefined) await cell?.close()
})

/** A test on the cluster; skipped, with the reason, where there is none. */
const onCluster = (title: string, run: () => Promise<void>) =>
	test(title, async (context) => {
		context.skip(clusterUrl === undefined, why)
		await run()
	})

onCluster(
	'the migrated schema is placed on a worker with its triggers, and is filled',
	async () => {
		const [placed] = await cell.administer(
			'select count(*)::integer as tables, count(distinct nodeport)::integer as machines from citus_shards where table_name::text like $1',
			[`${cell.schema}.%`],
		)
		expect(placed?.machines).toBe(1)
		expect(Number(placed?.tables)).toBeGreaterThan(130)
		expect(await loadSeed(cell.served.database.db, memoryStorage(), tinyShops)).toBe(true)
	},
)

onCluster('a guest and a customer buy, and staff receive their payments', async () => {
	const { db } = cell.served.database
	const shop = await exampleShop(db, [{ price, stock: 10 }])
	const [variantId = 0] = shop.variantIds
	const sari = await exampleCustomer(db, shop)
	for (const headers of [undefined, sari.headers]) {
		const request = checkout(shop, exampleOrder([[variantId, 1]], total))
		const order = orderIn(
			await send(cell.served.url, { ...request, headers: { ...request.headers, ...headers } }),
		)
		const paid = byCaller(cell.served.caller, `/orders/${order.ORDER_NUMBER}/payments`, {
			PROVIDER: 'BCA',
			REFERENCE: order.ORDER_NUMBER,
			AMOUNT: order.TOTAL,
		})
		expect(outcomeOf(await send(cell.served.url, paid))).toBe('200')
	}
})

onCluster('a return is paid back, and the wallet is withdrawn', async () => {
	const { db } = cell.served.database
	const shop = await exampleShop(db, [{ price, stock: 10 }])
	const sari = await exampleCustomer(db, shop)
	const { customerId } = sari
	const order = await exampleSale(db, shop, { customerId, lines: [[0, 1]], upTo: 'DELIVERED' })
	const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
	const pictures = [new Uint8Array(await drawn.jpeg().toBuffer())]
	const lines: [number, number][] = [[0, 1]]
	const asked = await fetch(
		`${cell.served.url}/v1/return`,
		exampleReturn(sari.headers, { number: order.number, lines, key: formKeyText(), pictures }),
	)
	const number = getReturn.answer.parse(await asked.json()).data.RETURN_NUMBER
	const operate = (path: `/${string}`, body: unknown = {}) =>
		send(cell.served.url, byCaller(cell.served.caller, path, body))
	await operate(`/returns/${number}/approval`)
	const body = { RETURN_COURIER: 'JNE', RETURN_TRACKING_NUMBER: 'JNE0012345' }
	await send(cell.served.url, {
		path: `/v1/return/${number}/shipment`,
		headers: sari.headers,
		body,
	})
	await operate(`/returns/${number}/receipt`)
	expect(outcomeOf(await operate(`/returns/${number}/refund`))).toBe('200')
	expect(await walletOf(db, shop.companyId, customerId)).toBe(price)
	const key = { 'idempotency-key': formKeyText() }
	const withdrawal = await send(
		cell.served.url,
		byCaller({ ...cell.served.caller, ...key }, `/customers/${customerId}/withdrawals`, {
			SOURCE: 'wallet',
			AMOUNT: price,
			BANK_CODE: 'BCA',
			BANK_ACCOUNT_NUMBER: '1234567890',
			BANK_ACCOUNT_HOLDER: 'Budi Santoso',
		}),
	)
	const id = requestWithdrawalFor.answer.parse(withdrawal.body).data.WITHDRAWAL_ID
	await operate(`/withdrawals/${id}/approval`)
	expect(outcomeOf(await operate(`/withdrawals/${id}/payout`, { REFERENCE: id }))).toBe('200')
	expect(await balanceOf(db, shop.companyId, customerId, 'wallet')).toBe(0)
	expect((await orderById(db, order.id)).status).toBe('DELIVERED')
})

onCluster('the schema moves to another worker while people buy, and no order is lost', async () => {
	const { db } = cell.served.database
	const shop = await exampleShop(db, [{ price, stock: 10_000 }])
	const [variantId = 0] = shop.variantIds
	const before = await placeOf()
	const [other] = await cell.administer(
		'select node_name, node_port from citus_get_active_worker_nodes() where (node_name, node_port) <> ($1, $2)',
		[before?.nodename, before?.nodeport],
	)
	let isMoving = true
	const sold: string[] = []
	const seen = { retries: 0, longestMs: 0, refused: new Array<string>() }
	// As a storefront does: a busy answer is followed by the same request with the same key.
	const answerTo = async (request: RacedRequest): Promise<RacedAnswer> => {
		for (;;) {
			const [answer] = await race(cell.served.url, [request], { retriesBusy: false })
			if (answer && answer.status !== 503) return answer
			seen.retries++
			await sleep(100)
		}
	}
	const buy = async (buyer: number) => {
		for (let at = 0; isMoving || at === 0; at++) {
			const guest = exampleGuest(buyer * 1_000_000 + at)
			const began = performance.now()
			const answer = await answerTo(
				checkout(shop, { ...exampleOrder([[variantId, 1]], total), ...guest }),
			)
			seen.longestMs = Math.max(seen.longestMs, Math.round(performance.now() - began))
			if (answer.status < 300) sold.push(orderIn(answer).ORDER_NUMBER)
			else seen.refused.push(outcomeOf(answer))
		}
	}
	const buyers = [1, 2, 3].map(buy)
	await sleep(1_000)
	const began = performance.now()
	await cell.administer(
		`select citus_schema_move('${cell.schema}', $1, $2::integer, 'force_logical')`,
		[other?.node_name, other?.node_port],
	)
	const seconds = (performance.now() - began) / 1000
	await sleep(1_000)
	isMoving = false
	await Promise.all(buyers)
	const kept = await db
		.select({ number: orders.number })
		.from(orders)
		.where(eq(orders.companyId, shop.companyId))
	process.stdout.write(
		`moved in ${seconds.toFixed(1)} s; ${sold.length} orders meanwhile; ${JSON.stringify(seen)}\n`,
	)
	expect(await placeOf()).not.toEqual(before)
	expect(new Set(kept.map(({ number }) => number))).toEqual(new Set(sold))
	expect(sold.length).toBeGreaterThan(0)
	expect(seen.refused).toEqual([])
})

const jobs: ((db: Database) => Promise<unknown>)[] = [
	sweepOnce,
	sumSales,
	sumLedger,
	rankSales,
	refreshDuePrices,
	fireWatches,
	fireReminders,
	expireCoins,
	announceSummaries,
	deleteOldPageChanges,
	(db) => deliverNext(db, async () => undefined),
]

onCluster('the jobs over all companies run in the schema', async () => {
	const { db } = cell.served.database
	const failures: string[] = []
	for (const job of jobs) {
		await job(db).catch((error: unknown) => failures.push(`${job.name}: ${describe(error)}`))
	}
	expect(failures).toEqual([])
})

onCluster('after all of it the audit finds nothing', async () => {
	await sumSales(cell.served.database.db)
	expect(await auditOracles(cell.served.database.db)).toEqual([])
})

const describe = (error: unknown) =>
	error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)

async function placeOf() {
	const [place] = await cell.administer(
		'select nodename, nodeport from citus_shards where table_name::text = $1',
		[`${cell.schema}.orders`],
	)
	return place
}
