import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { type ShopperOptions, shop } from '#tests/storm/support/shoppers.ts'
// Registers the programmes, which orders require.

export type LoadResult = {
	requests: number
	/** Requests that got no response or one of 500 and above, with their answers. */
	failed: string[]
	/** Answers that no page should give, such as an error for a form that was filled in rightly. */
	unexpected: string[]
	/** Orders that a success page has confirmed. */
	confirmed: number
	/** Confirmed orders that the database does not have. */
	lost: string[]
	/** What the audit finds. */
	findings: number
}

export type Load = {
	/** Confirmed orders so far. */
	confirmed(): number
	/** Lets the shoppers finish what they do, and compares with the database. */
	stop(): Promise<LoadResult>
}

const products = 20

/** Settings without which these shoppers are too fast, or find nothing to browse. */
export const settingsForLoad = { ETALASE_SEED: 'yes', ETALASE_REGISTRATION_SECONDS: '0' }

/** Lays out a shop of its own for shoppers to buy in. */
export async function openShopForLoad({
	port,
	databaseUrl,
}: {
	port: number
	databaseUrl: string
}): Promise<ShopperOptions> {
	const { db, close } = openPostgres(databaseUrl, 2)
	const goods = Array.from({ length: products }, () => ({ price: 25_000, stock: 100_000 }))
	const { host } = await exampleShop(db, goods)
	await close()
	return {
		port,
		isBehindBalancer: true,
		browseHosts: ['localhost', 'kopi.localhost', 'sandang.localhost'],
		buyHost: host,
		products,
		journal: { answers: [], resent: 0 },
		orders: [],
		unexpectedAnswers: [],
	}
}

/**
 * Shoppers without script, who connect to the balancer at `port`, browse the example shops and buy in a shop of their
 * own, until stopped. The cluster needs `settingsForLoad`.
 */
export async function startLoad(
	{ port, databaseUrl }: { port: number; databaseUrl: string },
	shoppers = 6,
): Promise<Load> {
	const crowd = await openShopForLoad({ port, databaseUrl })
	let isOver = false
	const running = Promise.all(
		Array.from({ length: shoppers }, (_, at) => shop(crowd, () => isOver, at)),
	)
	return {
		confirmed: () => crowd.orders.length,
		async stop() {
			isOver = true
			await running
			return resultOf(crowd, databaseUrl)
		},
	}
}

async function resultOf(crowd: ShopperOptions, databaseUrl: string): Promise<LoadResult> {
	const { db, close } = openPostgres(databaseUrl, 2)
	const stored = new Set(
		(await db.select({ number: orders.number }).from(orders)).map(({ number }) => number),
	)
	const findings = await auditOracles(db)
	await close()
	const { answers } = crowd.journal
	const failed = answers.filter(({ status }) => status === 0 || status >= 500)
	return {
		requests: answers.length,
		failed: failed.map(({ method, path, status, failure }) =>
			[method, path, failure ?? status].join(' '),
		),
		unexpected: crowd.unexpectedAnswers.map(({ what }) => what),
		confirmed: crowd.orders.length,
		lost: crowd.orders.filter((number) => !stored.has(number)),
		findings: findings.length,
	}
}
