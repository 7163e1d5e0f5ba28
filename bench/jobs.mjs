import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { exportProducts } from '../contract/import.ts'
import { OPERATOR_COMPANY_HEADER } from '../contract/operator-access.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { pacedTransactions } from '../website-api/db/paced-transactions.ts'
import { openPostgres } from '../website-api/db/postgres.ts'
import { auditRound } from '../website-api/modules/money/audit/audit-round.command.ts'
import { rankSales } from '../website-api/modules/operations/reports/rank-sales.command.ts'
import { withProgrammes } from '../website-api/modules/sales/programmes.ts'
import { programmes } from '../website-api/programmes.ts'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'
import { report, rowOf } from './rows.mjs'

/**
 * Times of one company's pages while jobs of another run on the same machine: an import that the website API works on,
 * exports, the audit and the ranking of sales, each again as soon as it is done: once while the file is checked, and once
 * while its products are written. Quiet and busy rounds alternate. No page is kept, so that each asks the website API and
 * the database.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 5)
const products = Number(process.env.BENCH_PRODUCTS || 10_000)
const requests = 30
/** What runs in busy rounds. */
const chosen = process.env.BENCH_JOBS?.split(',') ?? ['importing', 'exports', 'nightly']
const pauseMs = 50

// With statistics that follow the tables, as every server in use has them.
const postgres = await startPostgres(undefined, { autovacuum: 'on', autovacuum_naptime: '10s' })
const shop = await openShop(undefined, {
	DATABASE_URL: postgres.url,
	ETALASE_SEED: 'yes',
	ETALASE_PAGE_CACHE_MB: '0',
	ETALASE_PAGES_PER_SECOND: '0',
})
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
const database = openPostgres(postgres.url, 4)
// As a second website API has it.
const forJobs = pacedTransactions(withProgrammes(database, programmes).forJobs)
const asked = callerOf((await readFile(path.join(shop.data, 'operator-key'), 'utf8')).trim())
try {
	const code = await codeOfOther()
	const pages = await measuredPages(shop.origin)
	const times = new Map(pages.map(({ name }) => [name, { quiet: [], checking: [], writing: [] }]))
	await measured(pages)
	for (let round = 0; round < rounds; round += 1) {
		add(times, 'quiet', await measured(pages))
		const jobs = startJobs(code, fileOfProducts(round))
		await sleep(2_000)
		add(times, 'checking', await measured(pages))
		await jobs.untilWriting()
		add(times, 'writing', await measured(pages))
		console.log(`Round ${round + 1}: ${await jobs.stop()}`)
	}
	const rows = [...times].flatMap(([name, { quiet, ...busy }]) =>
		Object.entries(busy).map(([work, figures]) =>
			rowOf({
				row: `${name}, jobs of another company, ${work} its file`,
				unit: 'ms',
				figures,
				reference: { name: 'quiet', figures: quiet },
				goal: { of: 'ratio', most: 1.5 },
			}),
		),
	)
	await report('jobs', rows, { rounds, products, requests })
} finally {
	await Promise.all([client.end(), database.close()])
	await shop.close()
	await postgres.stop()
}

/** As `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers() {
	const made = {}
	made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
	return made
}

async function codeOfOther() {
	const { rows } = await client.query(
		`select company.code from company join company_domain on company_id = id where host = 'kopi.localhost'`,
	)
	return rows[0].code
}

/** Products that the other company does not have, or has at other prices. */
function fileOfProducts(round) {
	const lines = Array.from(
		{ length: products },
		(_, at) =>
			`barang-${at},Barang uji ${at},<p>Keterangan barang ${at}</p>,Uji,Lain,${10_000 + at + round},SKU-${at},250`,
	)
	const header = 'Handle,Title,Body (HTML),Vendor,Type,Variant Price,Variant SKU,Variant Grams'
	return [header, ...lines].join('\n')
}

/** Import, export, audit and ranking, each again as soon as it is done. */
function startJobs(code, file) {
	const isDone = { now: false }
	const count = { imports: 0, exports: 0, audits: 0, rankings: 0 }
	const jobs = { importing, exports, nightly }
	const writing = withResolvers()
	const all = Promise.all(chosen.map((name) => jobs[name]()))
	// A failure is thrown at the end of the round, so that the shop is stopped.
	all.catch(writing.reject)
	writing.promise.catch(() => {})
	if (!chosen.includes('importing')) writing.resolve()

	/** One import after the other. The last one ends before the next quiet round, and does not begin if it was only checked. */
	async function importing() {
		let id = await upload()
		for (;;) {
			await sleep(500)
			const { STATE: state } = await call(`/product-imports/${id}`, { code })
			if (state === 'FAILED') throw new Error('The import failed.')
			if (isDone.now && ['CHECKED', 'DONE'].includes(state)) return
			if (state === 'CHECKED') await call(`/product-imports/${id}/run`, { code, method: 'POST' })
			if (state === 'RUNNING') writing.resolve()
			if (state !== 'DONE') continue
			count.imports += 1
			id = await upload()
		}
	}

	async function upload() {
		const query = 'FILE_NAME=products.csv&STOCK=set&PICTURES=false'
		const made = await call(`/product-imports?${query}`, { code, method: 'POST', body: file })
		return made.IMPORT_ID
	}

	/** As the admin downloads them: a process of its own for each would take longer to start than to export. */
	async function exports() {
		while (!isDone.now) {
			await asked(exportProducts.path, { code })
			count.exports += 1
		}
	}

	async function nightly() {
		while (!isDone.now) {
			await client.query('update audit_run set began_at = null')
			await client.query('delete from sales_ranking')
			await auditRound(forJobs, { minutes: 60, onFailure: refuse })
			while (!isDone.now && (await rankSales(forJobs))) count.rankings += 1
			count.audits += 1
		}
	}

	return {
		/** Until the import writes products. */
		untilWriting: () => writing.promise,
		async stop() {
			isDone.now = true
			await all
			const { rows } = await client.query(
				`select count(*)::integer as imported from product where slug like 'barang-%'`,
			)
			return JSON.stringify({ ...count, ...rows[0] })
		},
	}
}

/** Asks the operator API as the owner of the installation; `code`: the company. Returns the text of the answer. */
function callerOf(key) {
	return async (address, { code, method = 'GET', body }) => {
		const answer = await fetch(`${shop.api}/operator/v1${address}`, {
			method,
			body,
			headers: {
				Authorization: `Bearer ${key}`,
				'Content-Type': 'application/octet-stream',
				[OPERATOR_COMPANY_HEADER]: code,
			},
		})
		const text = await answer.text()
		if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`)
		return text
	}
}

/** The same for an answer in JSON. */
async function call(address, how) {
	return JSON.parse(await asked(address, how)).data
}

function refuse(oracle, cause) {
	throw new Error(`The check "${oracle}" failed`, { cause })
}

function add(times, when, medians) {
	for (const [name, median] of medians) times.get(name)[when].push(median)
}

/** The median time of each page, for one visitor at a time. */
async function measured(pages) {
	const times = new Map(pages.map(({ name }) => [name, []]))
	for (let request = 0; request < requests; request += 1) {
		for (const { name, path: address, cookie = '' } of pages) {
			const began = performance.now()
			const answer = await fetch(shop.origin + address, { headers: { cookie } })
			await answer.arrayBuffer()
			if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
			times.get(name).push(performance.now() - began)
		}
		await sleep(pauseMs)
	}
	return [...times].map(([name, list]) => [name, list.toSorted((a, b) => a - b)[requests / 2]])
}
