import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillFromExamples } from '../examples/scale/fill-from-examples.ts'
import { administer, databaseUrl } from '../tests/support/postgres-databases.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { openPostgres } from '../website-api/db/postgres.ts'
import { openShop } from './open-shop.mjs'
import { compare, type Growth, type Spread } from './scale/compare.ts'
import { jobTimes } from './scale/jobs.ts'
import { placementSpeed } from './scale/placement.ts'
import { shopAccess } from './scale/shop-access.ts'
import { shopCalls } from './scale/shop-calls.ts'

/**
 * Compares page times of a large and a small shop, on PostgreSQL and without the storefront's caches; orders per
 * second with bare SQL; and measures the nightly jobs.
 */
const companyId = 1
const goal = 1.3
const rounds = Number(process.env.BENCH_ROUNDS || 15)
const small = { products: 100, customers: 100, orders: 1_000 }
const large = {
	products: Number(process.env.BENCH_PRODUCTS || 100_000),
	customers: 100_000,
	orders: Number(process.env.BENCH_ORDERS || 1_000_000),
}
const output = fileURLToPath(new URL('../reports/growth.json', import.meta.url))
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
	const pages = await growthOfPages()
	print(pages)
	const placement = {
		small: await placementSpeed(urls.small, 3, 4),
		large: await placementSpeed(urls.large, 3, 4),
	}
	for (const [size, { placed, bare, ratio }] of Object.entries(placement)) {
		say(
			`orders a second, ${size} shop: ${range(placed)}, bare SQL ${range(bare)}: ${range(ratio)} × (goal 0.5)`,
		)
	}
	const jobs = { small: await jobsOf(urls.small), large: await jobsOf(urls.large) }
	for (const [size, { audit, faults, sweep }] of Object.entries(jobs)) {
		say(
			`${size} shop: audit ${(audit / 1000).toFixed(1)} s, ${faults} faults; sweep of 50 orders ${sweep.toFixed(0)} ms`,
		)
	}
	await mkdir(path.dirname(output), { recursive: true })
	await writeFile(
		output,
		JSON.stringify({ small, large, rounds, goal, pages, placement, jobs }, null, '\t'),
	)
	say(`Written to ${path.relative(process.cwd(), output)}.`)
} finally {
	if (given) {
		for (const name of Object.values(databases)) {
			await administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
		}
	}
	await server?.stop()
}

async function fill() {
	await administer(serverUrl, `CREATE DATABASE ${databases.small}`)
	say(`Filling a shop of ${small.products} products and ${small.orders} orders …`)
	await fillFromExamples(urls.small, small, () => undefined)
	await administer(serverUrl, `CREATE DATABASE ${databases.large}`)
	say(`Filling a shop of ${large.products} products and ${large.orders} orders …`)
	await fillFromExamples(urls.large, large, say)
}

async function growthOfPages(): Promise<Growth[]> {
	const shops = { small: await openOn(urls.small), large: await openOn(urls.large) }
	try {
		return await compare(await shopCalls(shops.small, shops.large), rounds)
	} finally {
		await Promise.all([shops.small.close(), shops.large.close()])
	}
}

async function openOn(url: string) {
	const { db, close } = openPostgres(url, 1)
	const access = await shopAccess(db, companyId)
	await close()
	const shop = await openShop(undefined, {
		DATABASE_URL: url,
		ETALASE_PAGE_CACHE_MB: '0',
		ETALASE_PAGES_PER_SECOND: '0',
	})
	return { ...shop, ...access }
}

async function jobsOf(url: string) {
	const database = openPostgres(url, 4)
	try {
		return await jobTimes(database)
	} finally {
		await database.close()
	}
}

function print(pages: Growth[]) {
	say('ms                        small shop              large shop              ×')
	for (const { name, small: few, large: many, ratio } of pages) {
		const verdict = ratio <= goal ? '' : `  goal ${goal}: missed`
		say(
			`${name.padEnd(24)}  ${range(few).padEnd(22)}  ${range(many).padEnd(22)}  ${ratio}${verdict}`,
		)
	}
}

function range({ median, lowest, highest }: Spread): string {
	return `${median} (${lowest} to ${highest})`
}
