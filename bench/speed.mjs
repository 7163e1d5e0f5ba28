import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'
import { openBuffer, openRemix } from './references.mjs'

/**
 * Requests per second of cached pages compared with a fixed buffer, and of pages for one visitor compared with bare
 * Remix, alternating in several rounds; the time to first byte for a single visitor; and the memory of the shop's
 * processes. Only the ratios are comparable between machines.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 5)
const seconds = Number(process.env.BENCH_SECONDS || 3)
const connections = 10
const warmUpRequests = 2_000
const output = fileURLToPath(new URL('../reports/bench.json', import.meta.url))
const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

const database = process.env.BENCH_DATABASE_URL
const shop = await openShop(process.argv[2], {
	ETALASE_PAGES_PER_SECOND: '0',
	...(database ? { DATABASE_URL: database, ETALASE_SEED: 'yes' } : {}),
})
const remix = await openRemix()
try {
	const pages = await measuredPages(shop.origin)
	const page = (name) => pages.find((one) => one.name === name)
	const cart = page('cart').cookie
	const kept = ['home', 'listing', 'product'].map((name) => ({
		name: `${name}, kept`,
		url: shop.origin + page(name).path,
		headers: { 'accept-encoding': 'br' },
		goal: 0.5,
	}))
	const personal = ['listing', 'product', 'cart'].map((name) => ({
		name: `${name}, for one visitor`,
		url: shop.origin + page(name).path,
		headers: { cookie: cart },
		goal: 0.7,
	}))
	const buffer = await openBuffer(shop.origin + page('home').path)
	const rows = [
		...(await compared(kept, { name: 'fixed buffer', url: buffer.url, headers: {} })),
		...(await compared(personal, { name: 'bare Remix', url: remix.url, headers: {} })),
	]
	const firstBytes = [
		...(await firstByteCompared(kept, 2, { name: 'fixed buffer', url: buffer.url, headers: {} })),
		...(await firstByteCompared(personal, 3, { name: 'bare Remix', url: remix.url, headers: {} })),
	]
	await buffer.close()
	print(rows)
	printFirstBytes(firstBytes)
	const memory = process.argv[2] ? [] : await memoryAfterLoad(kept, personal)
	for (const { requests, process: name, mebibytes } of memory) {
		console.log(`${name} after ${requests} requests: ${mebibytes} MiB`)
	}
	await mkdir(path.dirname(output), { recursive: true })
	await writeFile(
		output,
		JSON.stringify({ rounds, seconds, connections, rows, firstBytes, memory }, null, '\t'),
	)
	console.log(`Written to ${path.relative(process.cwd(), output)}.`)
} finally {
	await remix.close()
	await shop.close()
}

/** Measures each target and the reference alternately; the ratio is computed within a round. */
async function compared(targets, other) {
	// By requests, not by time: the faster page would be compiled better.
	for (const target of [other, ...targets]) await send(target, warmUpRequests)
	const results = targets.map((target) => ({ target, speeds: [], ratios: [] }))
	for (let round = 0; round < rounds; round += 1) {
		for (const result of results) {
			const base = await load(other, seconds)
			const speed = await load(result.target, seconds)
			result.speeds.push(speed)
			result.ratios.push(speed / base)
		}
	}
	return results.map(({ target, speeds, ratios }) => ({
		page: target.name,
		reference: other.name,
		perSecond: spread(speeds),
		ratio: spread(ratios),
		goal: target.goal,
	}))
}

/**
 * The median time to first byte for one visitor at a time, alternating with the reference; the goal is at most `most`
 * times the reference.
 */
async function firstByteCompared(targets, most, other) {
	const compared = []
	for (const target of targets) {
		const times = { own: [], other: [] }
		for (let round = 0; round < 100; round += 1) {
			times.other.push(await firstByte(other))
			times.own.push(await firstByte(target))
		}
		const [own, reference] = [spread(times.own).median, spread(times.other).median]
		compared.push({
			page: target.name,
			reference: other.name,
			milliseconds: own,
			referenceMilliseconds: reference,
			ratio: Number((own / reference).toPrecision(3)),
			most,
		})
	}
	return compared
}

/** Milliseconds until the response headers have arrived. */
async function firstByte({ url, headers }) {
	const began = performance.now()
	const answer = await fetch(url, {
		headers: { accept: 'text/html', 'user-agent': userAgent, ...headers },
	})
	const milliseconds = performance.now() - began
	await answer.arrayBuffer()
	return milliseconds
}

async function load({ url, headers }, duration) {
	const result = await autocannon({
		url,
		connections,
		duration,
		headers: { accept: 'text/html', 'user-agent': userAgent, ...headers },
	})
	if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load.`)
	return result.requests.total / result.duration
}

function spread(values) {
	const sorted = values.toSorted((one, other) => one - other)
	const [lowest, median, highest] = [0, (sorted.length - 1) / 2, sorted.length - 1].map((index) =>
		Number(sorted[Math.round(index)].toPrecision(3)),
	)
	return { median, lowest, highest }
}

function print(rows) {
	console.log('page                      per second            × reference')
	for (const { page, reference: other, perSecond, ratio, goal } of rows) {
		const range = ({ median, lowest, highest }) => `${median} (${lowest} to ${highest})`
		const verdict = ratio.median >= goal ? 'reached' : 'missed'
		console.log(
			`${page.padEnd(24)}  ${range(perSecond).padEnd(20)}  ${range(ratio)} × ${other}, goal ${goal}: ${verdict}`,
		)
	}
}

function printFirstBytes(rows) {
	console.log('first byte                milliseconds          × reference')
	for (const { page, reference: other, milliseconds, referenceMilliseconds, ratio, most } of rows) {
		const verdict = ratio <= most ? 'reached' : 'missed'
		console.log(
			`${page.padEnd(24)}  ${`${milliseconds} beside ${referenceMilliseconds}`.padEnd(20)}  ${ratio} × ${other}, goal ${most} at most: ${verdict}`,
		)
	}
}

/**
 * Resident memory of the shop's processes after that many requests in total, a hundredth of them for one visitor.
 */
async function memoryAfterLoad(kept, personal) {
	const found = []
	let sent = 0
	for (const requests of [10_000, 100_000]) {
		const amount = requests - sent
		for (const target of [...kept, ...personal]) {
			const share = personal.includes(target) ? amount / 300 : (amount * 0.99) / 3
			await send(target, Math.max(connections, Math.round(share)))
		}
		sent = requests
		for (const [name, pid] of await processesOf(shop.pid)) {
			const status = await readFile(`/proc/${pid}/status`, 'utf8')
			const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
			found.push({ requests, process: name, mebibytes: Math.round(kilobytes / 1024) })
		}
	}
	return found
}

async function send({ url, headers }, amount) {
	await autocannon({ url, connections, amount, headers: { 'user-agent': userAgent, ...headers } })
}

/** The processes of the shop, which are children of its command; empty without /proc. */
async function processesOf(pid) {
	if (!existsSync('/proc/self/task')) return []
	const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
	const programs = []
	for (const child of children.split(' ').filter(Boolean)) {
		const command = await readFile(`/proc/${child}/cmdline`, 'utf8')
		const name = /(storefront|website-api)\.mjs/.exec(command)?.[1]
		if (name) programs.push([name, child])
	}
	return programs
}
