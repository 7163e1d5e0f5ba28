import { fillFromExamples } from '../examples/scale/fill-from-examples.ts'
import { administer, databaseUrl } from '../tests/support/postgres-databases.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { openPostgres } from '../website-api/db/postgres.ts'
import { adoptFolder } from '../website-api/modules/operations/backup/own-folder.command.ts'
import { openShop } from './open-shop.mjs'
import { report, type Row, rowOf } from './rows.mjs'
import { compare } from './scale/compare.ts'
import { feedMemory } from './scale/feed.ts'
import { jobTimes } from './scale/jobs.ts'
import { listingSpeed } from './scale/listing.ts'
import { placementSpeed, type PlacementSpeed } from './scale/placement.ts'
import { shopAccess } from './scale/shop-access.ts'
import { shopCalls } from './scale/shop-calls.ts'

/**
 * Compares a large shop with a small one, on PostgreSQL and without the storefront's caches: the times of pages and of
 * orders. Compares orders and listings per second with bare SQL; and measures the feed's memory and the nightly jobs.
 */
const companyId = 1
const rounds = Number(process.env.BENCH_ROUNDS || 31)
const small = { products: 100, customers: 100, orders: 1_000 }
const large = {
	products: Number(process.env.BENCH_PRODUCTS || 100_000),
	customers: 100_000,
	orders: Number(process.env.BENCH_ORDERS || 1_000_000),
}
/** Of the feed. */
const feedProducts = 50_000
const say = (line: string) => console.log(line)

const given = process.env.BENCH_SERVER_URL
const server = given ? undefined : await startPostgres()
const serverUrl = given || server?.url || ''
const databases = { small: `bench_small_${process.pid}`, large: `bench_large_${process.pid}` }
const urls = {
	small: databaseUrl(serverUrl, databases.small),
	large: databaseUrl(serverUrl, databases.large),
}
try {
	await fill()
	const rows = [...(await rowsOfShops()), ...(await rowsOfOrders())]
	const jobs = { small: await jobsOf(urls.small), large: await jobsOf(urls.large) }
	for (const [size, { audit, faults, sweep }] of Object.entries(jobs)) {
		say(
			`${size} shop: audit ${(audit / 1000).toFixed(1)} s, ${faults} faults; sweep of 50 orders ${sweep.toFixed(0)} ms`,
		)
	}
	await report('growth', rows, { small, large, rounds, jobs })
} finally {
	if (given) {
		for (const name of Object.values(databases)) {
			await administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
		}
	}
	await server?.stop()
}

/** The large shop begins as a copy of the small one. */
async function fill() {
	await administer(serverUrl, `CREATE DATABASE ${databases.small}`)
	say(`Filling a shop of ${small.products} products and ${small.orders} orders …`)
	await fillFromExamples(urls.small, small, () => undefined)
	await administer(serverUrl, `CREATE DATABASE ${databases.large} TEMPLATE ${databases.small}`)
	say(`Filling a shop of ${large.products} products and ${large.orders} orders …`)
	await fillFromExamples(urls.large, large, say)
}

/** Pages, listings and the feed of both shops. */
async function rowsOfShops(): Promise<Row[]> {
	const shops = { small: await openOn(urls.small), large: await openOn(urls.large) }
	try {
		const pages = await compare(await shopCalls(shops.small, shops.large), rounds)
		const listings = await listingSpeed(shops.large, urls.large, 3, 3)
		const feed = await feedMemory(shops.large.origin, shops.large.pid, feedProducts)
		return [
			...pages.map((page) =>
				rowOf({
					row: `${page.name}, ${large.products} products`,
					unit: 'ms',
					figures: page.large,
					reference: { name: `${small.products} products`, figures: page.small },
					goal: { of: 'ratio', most: 1.3 },
				}),
			),
			rowOf({
				row: 'listing read by the API',
				unit: 'per second',
				figures: listings.read,
				reference: { name: 'bare query', figures: listings.bare },
				goal: { of: 'ratio', least: 0.3 },
			}),
			...(feed
				? [
						rowOf({
							row: `memory rise of the feed of ${feed.products} products`,
							unit: 'MiB',
							figures: [feed.rise],
							goal: { of: 'figure', most: 50 },
						}),
					]
				: []),
		]
	} finally {
		await Promise.all([shops.small.close(), shops.large.close()])
	}
}

async function rowsOfOrders(): Promise<Row[]> {
	const speeds = await placementSpeed(urls, 3, 4)
	const perOrder = ({ placed }: PlacementSpeed) => placed.map((orders) => 1_000 / orders)
	return [
		...Object.entries(speeds).flatMap(([size, { placed, replayed, bare }]) =>
			[
				{ name: 'bare SQL, same statements', figures: replayed },
				{ name: 'bare SQL, same rows', figures: bare },
			].map((reference) =>
				rowOf({
					row: `orders, ${size} shop`,
					unit: 'per second',
					figures: placed,
					reference,
					goal: { of: 'ratio', least: 0.5 },
				}),
			),
		),
		rowOf({
			row: `time of an order, ${large.customers} customers`,
			unit: 'ms',
			figures: perOrder(speeds.large),
			reference: { name: `${small.customers} customers`, figures: perOrder(speeds.small) },
			goal: { of: 'ratio', most: 1.2 },
		}),
	]
}

async function openOn(url: string) {
	const { db, close } = openPostgres(url, 1)
	try {
		const access = await shopAccess(db, companyId)
		const settings = {
			DATABASE_URL: url,
			ETALASE_PAGE_CACHE_MB: '0',
			ETALASE_PAGES_PER_SECOND: '0',
		}
		// The pictures of the filled shop were never stored: no folder is the one that has them.
		const shop = await openShop(undefined, settings, (dataDir) => adoptFolder(db, { dataDir }))
		return { ...shop, ...access }
	} finally {
		await close()
	}
}

async function jobsOf(url: string) {
	const database = openPostgres(url, 4)
	try {
		return await jobTimes(database)
	} finally {
		await database.close()
	}
}
