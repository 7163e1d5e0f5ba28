import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.mjs'
import { openShop } from './open-shop.mjs'
import { measuredPages, read } from './pages.mjs'
import { openRemix } from './references.mjs'
import { report, rowOf } from './rows.mjs'

/** 400 kbit/s and 400 ms between browser and shop, a phone's screen, an empty cache. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'
const visits = 3
/** How long a page is cached as fresh (app/http), and may take to be compressed. */
const [freshMs, compressionMs] = [31_000, 10_000]
const headersOf = { usual: {}, 'data-saving': { 'Save-Data': 'on' } }
/**
 * What a visit is measured by, and the largest value of each mode: seconds, requests, kilobytes. Those in all are of the
 * home page; in data-saving mode only sizes count.
 */
const figures = {
	'first paint': { unit: 's', most: { usual: 1 } },
	'largest paint': { unit: 's', most: { usual: 1.1 } },
	'requests that paint waits for': { unit: '', most: { usual: 2, 'data-saving': 2 } },
	'bytes in all': { unit: 'KB', most: { usual: 200, 'data-saving': 60 }, onlyOf: 'home' },
	'web fonts': { unit: 'KB', most: { usual: 30, 'data-saving': 30 } },
	'script before interaction': { unit: 'KB', most: { usual: 0, 'data-saving': 0 } },
}

const { origin, close } = await openShop(process.argv[2])
const remix = await openRemix()
const browser = await chromium.launch({ executablePath: await ensureChromium() })
const rows = []
try {
	const pages = (await measuredPages(origin)).filter(({ isPrivate }) => !isPrivate)
	await requestAll(pages)
	const stale = sleep(freshMs)
	const reference = await visitOften(remix.url, 'usual')
	await stale
	await requestAll(pages)
	await sleep(compressionMs)
	for (const { name, path } of pages) {
		for (const mode of Object.keys(headersOf)) {
			rows.push(...rowsOf(name, mode, await visitOften(origin + path, mode), reference))
		}
	}
} finally {
	await browser.close()
	await remix.close()
	await close()
}
await report('slow-line', rows, { visits })
process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0

/**
 * Requests the pages in both modes. After a second time, when they have expired, the storefront keeps them in their
 * smallest form, as in a shop in use.
 */
async function requestAll(pages) {
	for (const { path } of pages) {
		for (const headers of Object.values(headersOf)) await read(origin + path, headers)
	}
}

async function visitOften(url, mode) {
	const seen = []
	while (seen.length < visits) seen.push(await firstVisit(url, mode))
	return seen
}

function rowsOf(name, mode, seen, reference) {
	return Object.entries(figures).map(([figure, { unit, most, onlyOf = name }]) =>
		rowOf({
			row: `${name}, ${mode}: ${figure}`,
			unit,
			figures: seen.map((visit) => visit[figure]),
			reference: { name: 'bare Remix', figures: reference.map((visit) => visit[figure]) },
			goal:
				most[mode] === undefined || onlyOf !== name
					? undefined
					: { of: 'figure', most: most[mode] },
		}),
	)
}

/**
 * Paints, and transferred bytes including headers, until the page and everything it loads without interaction have
 * arrived.
 */
async function firstVisit(url, mode) {
	const context = await browser.newContext({
		...phone,
		userAgent,
		extraHTTPHeaders: headersOf[mode],
		serviceWorkers: 'block',
	})
	try {
		const page = await context.newPage()
		const session = await context.newCDPSession(page)
		await session.send('Network.enable')
		await session.send('Network.emulateNetworkConditions', line)
		const bytes = countBytes(session)
		await page.addInitScript(() => {
			globalThis.largestPaint = 0
			new PerformanceObserver((list) => {
				globalThis.largestPaint = list.getEntries().at(-1)?.startTime ?? 0
			}).observe({ type: 'largest-contentful-paint', buffered: true })
		})
		await page.goto(url, { waitUntil: 'networkidle' })
		const { first, largest, awaited } = await page.evaluate(() => {
			const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
			const others = performance.getEntriesByType('resource')
			const blocking = others.filter((one) => one.renderBlockingStatus === 'blocking').length
			return { first, largest: globalThis.largestPaint, awaited: 1 + blocking }
		})
		return {
			'first paint': first / 1000,
			'largest paint': largest / 1000,
			'requests that paint waits for': awaited,
			'bytes in all': bytes() / 1000,
			'web fonts': bytes('Font') / 1000,
			'script before interaction': bytes('Script') / 1000,
		}
	} finally {
		await context.close()
	}
}

/** Counts the bytes that arrive, of all requests or of those of one type. */
function countBytes(session) {
	const types = new Map()
	const arrived = []
	session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		arrived.push({ requestId, encodedDataLength })
	})
	return (type) =>
		arrived
			.filter(({ requestId }) => type === undefined || types.get(requestId) === type)
			.reduce((sum, { encodedDataLength }) => sum + encodedDataLength, 0)
}
