/* global PerformanceObserver */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.mjs'
import { openShop } from './open-shop.mjs'
import { measuredPages, read } from './pages.mjs'

/** 400 kbit/s and 400 ms between browser and shop, a phone's screen, an empty cache. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'
const visits = 3
/** How long a page is cached as fresh (app/http), and may take to be compressed. */
const [freshMs, compressionMs] = [31_000, 10_000]
/**
 * Seconds to the first and the largest contentful paint, and kilobytes of the home page in total. In data-saving mode
 * only the size counts.
 */
const goals = {
	usual: { first: 1, largest: 1.2, kilobytes: 200 },
	'data-saving': { first: Infinity, largest: Infinity, kilobytes: 60 },
}

const headersOf = { usual: {}, 'data-saving': { 'Save-Data': 'on' } }

const { origin, close } = await openShop(process.argv[2])
const browser = await chromium.launch({
	executablePath: await ensureChromium(),
})
let missed = 0
try {
	console.log('page      mode         first paint  largest paint  in all')
	const pages = (await measuredPages(origin)).filter(({ isPrivate }) => !isPrivate)
	await visitBefore(pages)
	for (const page of pages) {
		for (const mode of Object.keys(goals)) {
			const found = await median(origin + page.path, mode)
			const { first, largest, kilobytes } = found
			const goal = goals[mode]
			const isMissed =
				first > goal.first ||
				largest > goal.largest ||
				(page.name === 'home' && kilobytes > goal.kilobytes)
			if (isMissed) missed += 1
			console.log(
				[
					page.name.padEnd(8),
					mode.padEnd(11),
					`${first.toFixed(2)} s`.padEnd(11),
					`${largest.toFixed(2)} s`.padEnd(13),
					`${kilobytes.toFixed(0)} KB${isMissed ? '  missed' : ''}`,
				].join('  '),
			)
		}
	}
} finally {
	await browser.close()
	await close()
}
process.exitCode = missed > 0 ? 1 : 0

/** Requests the pages twice, as in a shop in use, so that the storefront keeps them in their smallest form. */
async function visitBefore(pages) {
	const request = async () => {
		for (const page of pages) {
			for (const headers of Object.values(headersOf)) {
				await read(origin + page.path, headers)
			}
		}
	}
	await request()
	await sleep(freshMs)
	await request()
	await sleep(compressionMs)
}

/** The median of several first visits, for each figure. */
async function median(url, mode) {
	const seen = []
	while (seen.length < visits) seen.push(await firstVisit(url, mode))
	const middle = (figure) =>
		seen.map(figure).toSorted((one, other) => one - other)[(visits - 1) / 2]
	return {
		first: middle(({ first }) => first),
		largest: middle(({ largest }) => largest),
		kilobytes: middle(({ kilobytes }) => kilobytes),
	}
}

/**
 * Paints and transferred bytes, including headers, until the page and everything it loads without interaction have
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
		let bytes = 0
		session.on('Network.loadingFinished', ({ encodedDataLength }) => {
			bytes += encodedDataLength
		})
		await page.addInitScript(() => {
			globalThis.largestPaint = 0
			new PerformanceObserver((list) => {
				globalThis.largestPaint = list.getEntries().at(-1)?.startTime ?? 0
			}).observe({ type: 'largest-contentful-paint', buffered: true })
		})
		await page.goto(url, { waitUntil: 'networkidle' })
		const paints = await page.evaluate(() => ({
			first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			largest: globalThis.largestPaint,
		}))
		return {
			first: paints.first / 1000,
			largest: paints.largest / 1000,
			kilobytes: bytes / 1000,
		}
	} finally {
		await context.close()
	}
}
