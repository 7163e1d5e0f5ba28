import autocannon from 'autocannon'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { memoryOf } from './memory.mjs'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'
import { openBuffer, openKept, openRemix, renderSpeeds } from './references.mjs'
import { report, rowOf } from './rows.mjs'

/**
 * Requests per second of cached pages compared with a fixed buffer, and of pages for one visitor compared with bare
 * Remix, alternating in several rounds; the time to first byte for a single visitor; and the memory of the shop's
 * processes, which have a temporary PostgreSQL. Only the ratios are comparable between machines.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 5)
const seconds = Number(process.env.BENCH_SECONDS || 3)
const connections = 10
const warmUpRequests = 2_000
/** Of one target per round, for its time to first byte. */
const firstBytes = 20
const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

const [address] = process.argv.slice(2)
const given = process.env.BENCH_DATABASE_URL
const postgres = address || given ? undefined : await startPostgres()
const shop = await openShop(address, {
	ETALASE_PAGES_PER_SECOND: '0',
	DATABASE_URL: given || postgres?.url,
	ETALASE_SEED: 'yes',
})
const remix = await openRemix()
try {
	const pages = await measuredPages(shop.origin)
	const page = (name) => pages.find((one) => one.name === name)
	const keptPages = ['home', 'listing', 'product'].map((name) => ({
		name: `${name}, kept`,
		url: shop.origin + page(name).path,
		headers: { 'accept-encoding': 'br' },
	}))
	const personal = ['home', 'listing', 'product', 'cart'].map((name) => ({
		name: `${name}, for one visitor`,
		url: shop.origin + page(name).path,
		headers: { cookie: page('cart').cookie },
	}))
	const compressed = personal.map(asBrowsersAsk)
	const home = shop.origin + page('home').path
	const [buffer, bareNode] = [await openBuffer(home), await openKept(home)]
	const fixed = { name: 'fixed buffer', url: buffer.url, headers: {} }
	const bare = { name: 'bare Remix', url: remix.url, headers: {} }
	const bareCompressed = asBrowsersAsk(bare)
	const sameKept = {
		name: 'home, kept by a bare Node server',
		url: bareNode.url,
		headers: { 'accept-encoding': 'br' },
	}
	const rows = [
		...(await compared([sameKept], fixed)),
		...(await compared(keptPages, fixed, { of: 'ratio', least: 0.5 })),
		...(await compared(personal.slice(0, 3), bare, { of: 'ratio', least: 1.5 })),
		...(await compared(personal.slice(3), bare, { of: 'ratio', least: 0.7 })),
		...(await compared(compressed.slice(0, 3), bareCompressed, { of: 'ratio', least: 1.5 })),
		...(await compared(compressed.slice(3), bareCompressed, { of: 'ratio', least: 0.7 })),
		...(await firstByteCompared(keptPages, fixed, { of: 'ratio', most: 2 })),
		...(await firstByteCompared(compressed, bareCompressed, { of: 'ratio', most: 2 })),
	]
	await Promise.all([buffer.close(), bareNode.close()])
	rows.push(await rendered(), ...(address ? [] : await memoryAfterLoad(keptPages, personal)))
	await report('speed', rows, { rounds, seconds, connections })
} finally {
	await remix.close()
	await shop.close()
	await postgres?.stop()
}

/** With brotli, as every browser asks for it. */
function asBrowsersAsk({ name, url, headers }) {
	return { name: `${name}, brotli`, url, headers: { ...headers, 'accept-encoding': 'br' } }
}

/** Measures each target and the reference alternately. */
async function compared(targets, other, goal) {
	// By requests, not by time: the faster page would be compiled better.
	for (const target of [other, ...targets]) await send(target, warmUpRequests)
	const results = targets.map((target) => ({ target, own: [], others: [] }))
	for (let round = 0; round < rounds; round += 1) {
		for (const { target, own, others } of results) {
			others.push(await load(other))
			own.push(await load(target))
		}
	}
	return results.map(({ target, own, others }) =>
		rowOf({
			row: target.name,
			unit: 'per second',
			figures: own,
			reference: { name: other.name, figures: others },
			goal,
		}),
	)
}

/** The time to first byte for one visitor at a time, alternating with the reference: medians of each round. */
async function firstByteCompared(targets, other, goal) {
	const rows = []
	for (const target of targets) {
		const medians = { own: [], others: [] }
		for (let round = 0; round < rounds; round += 1) {
			const times = { own: [], others: [] }
			for (let at = 0; at < firstBytes; at += 1) {
				times.others.push(await firstByte(other))
				times.own.push(await firstByte(target))
			}
			medians.own.push(medianOf(times.own))
			medians.others.push(medianOf(times.others))
		}
		rows.push(
			rowOf({
				row: `${target.name}: first byte`,
				unit: 'ms',
				figures: medians.own,
				reference: { name: other.name, figures: medians.others },
				goal,
			}),
		)
	}
	return rows
}

function medianOf(times) {
	return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]
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

async function load({ url, headers }) {
	const result = await autocannon({
		url,
		connections,
		duration: seconds,
		headers: { accept: 'text/html', 'user-agent': userAgent, ...headers },
	})
	if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load.`)
	return result.requests.total / result.duration
}

/** What React itself takes for a page like the reference's. */
async function rendered() {
	const { string, stream } = await renderSpeeds(rounds, 1)
	return rowOf({
		row: 'bare Remix rendered as a string, no server',
		unit: 'per second',
		figures: string,
		reference: { name: 'as a stream', figures: stream },
	})
}

/**
 * Resident memory of the shop's processes after that many requests in total, a hundredth of them for one visitor; empty
 * without /proc.
 */
async function memoryAfterLoad(kept, personal) {
	const rows = []
	let sent = 0
	for (const requests of [10_000, 100_000]) {
		const amount = requests - sent
		for (const target of [...kept, ...personal]) {
			const share = personal.includes(target) ? amount / 300 : (amount * 0.99) / 3
			await send(target, Math.max(connections, Math.round(share)))
		}
		sent = requests
		for (const [name, mebibytes] of await memoryOf(shop.pid)) {
			rows.push(
				rowOf({
					row: `memory of ${name} after ${requests} requests`,
					unit: 'MiB',
					figures: [mebibytes],
					goal: { of: 'figure', most: 200 },
				}),
			)
		}
	}
	return rows
}

async function send({ url, headers }, amount) {
	await autocannon({ url, connections, amount, headers: { 'user-agent': userAgent, ...headers } })
}
