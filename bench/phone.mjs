import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.mjs'
import { openShop } from './open-shop.mjs'
import { measuredPages, read } from './pages.mjs'
import { openRemix } from './references.mjs'
import { report, rowOf } from './rows.mjs'

/**
 * A cheap phone of 2018: a processor six times as slow as this one, 400 kbit/s and 400 ms, an empty cache. How long it
 * works on a page, what it keeps of it, and how long a tap on the first link of the content takes until the next page
 * shows something. Beside bare Remix, or `phone.mjs ADDRESS EARLIER` beside another version of the same shop.
 */
const slowdown = 6
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const phone = {
	viewport: { width: 360, height: 740 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	userAgent:
		'Mozilla/5.0 (Linux; Android 9; Redmi 6A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
}
const visits = Number(process.env.BENCH_ROUNDS || 5)

/** The work of a trace's events by name. */
const work = {
	parse: ['ParseHTML'],
	style: ['UpdateLayoutTree'],
	layout: ['Layout'],
	script: ['EvaluateScript', 'FunctionCall'],
}
/** Each figure with its unit and its goal, if it has one. */
const figures = {
	'first paint': { unit: 's', most: 0.7, of: 'home' },
	'largest paint': { unit: 's', most: 1.1, of: 'home' },
	parse: { unit: 'ms' },
	style: { unit: 'ms' },
	layout: { unit: 'ms' },
	script: { unit: 'ms' },
	'long tasks': { unit: '', most: 0 },
	'longest task': { unit: 'ms' },
	nodes: { unit: '' },
	'script heap': { unit: 'MB' },
	'tap to next paint': { unit: 's' },
}

const [address, earlier] = process.argv.slice(2)
const { origin, close } = await openShop(address)
const remix = earlier ? undefined : await openRemix()
const other = earlier ? 'earlier' : 'bare Remix'
const link = 'main a[href^="/product"]'
const browser = await chromium.launch({ executablePath: await ensureChromium() })
const rows = []
try {
	const pages = (await measuredPages(origin)).filter(({ name }) =>
		['home', 'listing', 'product'].includes(name),
	)
	for (const { path } of pages) {
		await read(origin + path)
		if (earlier) await read(earlier + path)
	}
	for (const { name, path } of pages) {
		const [seen, others] = [[], []]
		while (seen.length < visits) {
			others.push(await (remix ? visit(remix.url) : visit(earlier + path, link)))
			seen.push(await visit(origin + path, link))
		}
		for (const [figure, { unit, most, of = name }] of Object.entries(figures)) {
			const known = others.every((one) => figure in one)
			rows.push(
				rowOf({
					row: `${name}: ${figure}`,
					unit,
					figures: seen.map((one) => one[figure]),
					reference: known ? { name: other, figures: others.map((one) => one[figure]) } : undefined,
					goal: most === undefined || of !== name ? undefined : { of: 'figure', most },
				}),
			)
		}
	}
} finally {
	await browser.close()
	await remix?.close()
	await close()
}
await report('phone', rows, { visits, slowdown })
process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0

async function visit(url, link) {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
	try {
		const page = await context.newPage()
		const session = await context.newCDPSession(page)
		await session.send('Network.enable')
		await session.send('Performance.enable')
		await session.send('Network.emulateNetworkConditions', line)
		await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
		await page.addInitScript(() => {
			globalThis.seen = { largest: 0, tasks: [] }
			const watch = (type, note) =>
				new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
					type,
					buffered: true,
				})
			watch('largest-contentful-paint', ({ startTime }) => (globalThis.seen.largest = startTime))
			watch('longtask', ({ duration }) => globalThis.seen.tasks.push(duration))
		})
		const times = await traced(session, () => page.goto(url, { waitUntil: 'networkidle' }))
		const { first, largest, tasks } = await page.evaluate(() => ({
			...globalThis.seen,
			first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
		}))
		const { metrics } = await session.send('Performance.getMetrics')
		const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0
		return {
			'first paint': first / 1000,
			'largest paint': largest / 1000,
			...times,
			'long tasks': tasks.length,
			'longest task': Math.max(0, ...tasks),
			nodes: metric('Nodes'),
			'script heap': metric('JSHeapUsedSize') / 1e6,
			...(link ? { 'tap to next paint': await tapped(page, link) } : {}),
		}
	} finally {
		await context.close()
	}
}

/** Seconds from a tap on a link until the next page's first paint, whether a document or script brings it. */
async function tapped(page, link) {
	const target = page.locator(link).first()
	await target.scrollIntoViewIfNeeded()
	const address = new URL(await target.getAttribute('href'), page.url()).href
	const began = Date.now()
	await target.tap()
	await page.waitForURL(address, { waitUntil: 'commit' })
	await page.locator('main h1').first().waitFor()
	return page.evaluate(async (start) => {
		await new Promise((done) => globalThis.requestAnimationFrame(() => setTimeout(done)))
		return (Date.now() - start) / 1000
	}, began)
}

/** Milliseconds of work on the page's main thread while something happens, by kind. */
async function traced(session, happen) {
	const events = []
	const note = ({ value }) => events.push(...value)
	session.on('Tracing.dataCollected', note)
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: ['devtools.timeline'] },
	})
	await happen()
	const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
	await session.send('Tracing.end')
	await complete
	session.off('Tracing.dataCollected', note)
	return Object.fromEntries(
		Object.entries(work).map(([kind, names]) => [
			kind,
			events.reduce((sum, { name, dur = 0 }) => sum + (names.includes(name) ? dur : 0), 0) / 1000,
		]),
	)
}
