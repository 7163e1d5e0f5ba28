import http from 'node:http'
import { numbersFrom } from '../examples/draw/random.ts'
import { createPageCache } from '../server/page-cache.ts'
import { lifetimeOf } from '../server/kept-pages.ts'
import { createRenewedPages } from '../server/renewed-pages.ts'
import { openShop } from './open-shop.mjs'
import { sitemap } from './pages.mjs'
import { report, rowOf } from './rows.mjs'

/**
 * What a page costs that is not in memory, and how many requests memory answers. The first is measured on the built shop:
 * each page of a sitemap is asked for twice, in the page of a first visit. The second is counted with the storefront's own cache
 * and the sizes and lifetimes of these pages: 100 shops of 530 pages each, of which the second is asked for half as often
 * as the first and so on, 60 % first visits, for ten minutes of a clock that does not wait.
 */
const shops = 100
const pagesOfShop = 530
const firstVisits = 0.6
const seconds = 600
const perSecond = [21, 210, 2_100]
const megabytes = [16, 64, 256, 1_024]

/** The most bytes that a page may have; pages share them, since only their number counts. */
const bodies = Buffer.alloc(1_000_000)
/** For each page of a shop, the share of requests for it and those before it. */
const shares = cumulated(Array.from({ length: pagesOfShop }, (_, at) => 1 / (at + 1)))

const shop = await openShop(process.argv[2], { ETALASE_PAGES_PER_SECOND: '0' })
let pages
try {
	pages = await measuredPages(shop.origin)
} finally {
	await shop.close()
}
const rows = [costRow(pages), ...sizeRows(pages)]
for (const rate of perSecond) for (const size of megabytes) rows.push(await hitRow(rate, size))
await report('kept-pages', rows)

/** Every page of the sitemap: times of the first and second request in ms, bytes compressed with brotli. */
async function measuredPages(origin) {
	const paths = await sitemap(origin)
	// The code of every kind of page is warm.
	for (const path of paths.filter((_path, at) => at % 7 === 0)) await asked(origin, path)
	const cold = paths.filter((_path, at) => at % 7 !== 0)
	const measured = []
	for (const path of cold) {
		const first = await asked(origin, path)
		const again = await asked(origin, path)
		const later = await asked(origin, path, { Cookie: 'LOCALE=id' })
		// A few pages are never kept.
		if (again.lifetime && later.lifetime) measured.push({ first, again, later })
	}
	return measured
}

function asked(origin, path, headers = {}) {
	return new Promise((resolve, reject) => {
		const began = performance.now()
		const options = { headers: { 'Accept-Encoding': 'br', ...headers }, agent: false }
		http
			.get(origin + path, options, (answer) => {
				let bytes = 0
				answer.on('data', (part) => (bytes += part.length))
				answer.on('error', reject)
				answer.on('end', () =>
					resolve({
						ms: performance.now() - began,
						bytes,
						lifetime: lifetimeOf(answer.headers['cache-control'] ?? null),
					}),
				)
			})
			.on('error', reject)
	})
}

function costRow(measured) {
	return rowOf({
		row: 'page that is not in memory',
		unit: 'ms',
		figures: measured.map(({ first }) => first.ms),
		reference: { name: 'the same from memory', figures: measured.map(({ again }) => again.ms) },
	})
}

function sizeRows(measured) {
	return [
		['page of a first visit', measured.map(({ first }) => first.bytes / 1_000)],
		['later page', measured.map(({ later }) => later.bytes / 1_000)],
	].map(([row, figures]) => rowOf({ row: `${row}, brotli`, unit: 'KB', figures }))
}

/** The share of requests that memory answers, when this many pages are asked for in a second. */
async function hitRow(rate, size) {
	let time = 0
	const now = () => time
	const counts = { hit: 0, stale: 0, miss: 0 }
	const random = numbersFrom(1)
	const renewed = createRenewedPages({
		cache: createPageCache({ maxBytes: size * 1_000_000, now }),
		now,
		onFailure(error) {
			throw error
		},
		onLookUp: (outcome) => (counts[outcome] += 1),
		make: async ({ page, isFirst }, { companyId }, at) => {
			const { bytes, lifetime } = isFirst ? pages[page].again : pages[page].later
			const body = bodies.subarray(0, bytes)
			return { companyId, at, lifetime, isInvalidated: false, headers: {}, etag: '', body }
		},
	})
	for (let request = 0; request < rate * seconds; request += 1) {
		time = (request * 1_000) / rate
		const companyId = Math.floor(random() * shops)
		const drawn = random()
		const page = shares.findIndex((share) => drawn < share)
		const isFirst = random() < firstVisits
		const key = `${companyId} ${page} ${isFirst}`
		await renewed.page({ key, page: page % pages.length, isFirst }, { companyId })
	}
	const answered = (100 * (counts.hit + counts.stale)) / (rate * seconds)
	return rowOf({
		row: `answered from ${size} MB, ${rate} pages a second`,
		unit: '%',
		figures: [answered],
	})
}

function cumulated(weights) {
	const sum = weights.reduce((one, other) => one + other, 0)
	let reached = 0
	return weights.map((weight) => (reached += weight / sum))
}
