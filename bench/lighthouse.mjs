import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { ensureChromium } from '../scripts/chromium.mjs'
import { adminPages } from './admin-pages.mjs'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'
import { openRemix } from './references.mjs'
import { report, rowOf } from './rows.mjs'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { runs: { type: 'string', default: '5' }, admin: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
/** The minimum score of each category, of 100 (goals, "Scores"). No search engine may index the admin. */
const goals = values.admin
	? { performance: 95, accessibility: 100, 'best-practices': 100 }
	: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Everything, for the scores that do not vary; its performance is not counted. */
const complete = { onlyCategories: Object.keys(goals) }
/**
 * The audits that the performance score consists of, and one that makes Lighthouse record which script runs, as a
 * complete run does: that takes time while the page loads. Audits without weight examine every picture, and load the
 * page again.
 */
const performanceAlone = {
	onlyAudits: [
		'first-contentful-paint',
		'largest-contentful-paint',
		'total-blocking-time',
		'cumulative-layout-shift',
		'speed-index',
		'unused-javascript',
	],
	disableFullPageScreenshot: true,
}
if (values.admin && positionals.length > 0) {
	throw new Error('The admin is measured in a shop of its own: leave out the address.')
}
const shop = await openShop(positionals[0])
const remix = values.admin ? undefined : await openRemix()
const browser = await puppeteer.launch({
	executablePath: await ensureChromium(),
	// When a run changes from the blank page's renderer process to another, ending its trace often takes 5 s.
	args: ['--no-sandbox', '--disable-gpu', '--renderer-process-limit=1'],
})
const rows = []
try {
	console.log(['page'.padEnd(10), ...Object.keys(goals), 'runs'].join('  '))
	// A listing by the same framework, on the same machine at the same time: what its figures can be compared with.
	const reference = remix && (await measureOften(remix.url, { isPrivate: false }))
	if (reference) print('bare Remix', reference)
	const origin = values.admin ? shop.admin : shop.origin
	for (const page of await (values.admin ? adminPages(shop) : measuredPages(origin))) {
		const found = await measureOften(origin + page.path, page)
		print(page.name, found)
		rows.push(...rowsOf(page.name, found, reference))
	}
} finally {
	await browser.close()
	await remix?.close()
	await shop.close()
}
await report(values.admin ? 'lighthouse-admin' : 'lighthouse', rows, { runs })
process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0

/**
 * A complete run and then several of performance alone. The first does not count for performance: a page's pictures are
 * encoded for its first visitor, by the processor that the browser is measured on.
 */
async function measureOften(url, page) {
	const whole = await measure(url, page, complete)
	const reports = []
	while (reports.length < runs) reports.push(await measure(url, page, performanceAlone))
	const scores = Object.fromEntries(
		Object.keys(goals).map((category) => [
			category,
			(category === 'performance' ? reports : [whole]).map((one) => score(one, category)),
		]),
	)
	const shifts = reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)
	const median = reports.toSorted((one, other) => score(one) - score(other))[Math.floor(runs / 2)]
	return { scores, shifts, whole, median }
}

/** Of 100. */
function score({ categories }, category = 'performance') {
	return Math.round(categories[category].score * 100)
}

/** One Lighthouse run, without cookies and caches: a phone with a slow processor and network, both simulated. */
async function measure(url, page, settings, attempts = 3) {
	const context = await browser.createBrowserContext()
	try {
		const { lhr } = await lighthouse(
			url,
			{ ...settings, ...visitOf(page) },
			undefined,
			await context.newPage(),
		)
		if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
		return lhr
	} catch (error) {
		// On a busy machine the browser sometimes loses the start of its trace.
		if (attempts > 1) return await measure(url, page, settings, attempts - 1)
		throw new Error(`${url}: ${error.message}`, { cause: error })
	} finally {
		await context.close()
	}
}

function visitOf({ cookie, isPrivate }) {
	return {
		...(cookie && { extraHeaders: { Cookie: cookie } }),
		// A private page is not indexable, on purpose.
		...(isPrivate && goals.seo && { skipAudits: ['is-crawlable'] }),
	}
}

/** Prints a page's scores, the performance of all runs, and the audits of the categories that miss their goal. */
function print(name, { scores, whole, median }) {
	const medians = Object.keys(goals).map((category) =>
		String(score(category === 'performance' ? median : whole, category)).padStart(category.length),
	)
	console.log([name.padEnd(10), ...medians, scores.performance.join(' ')].join('  '))
	if (name === 'bare Remix') return
	for (const [category, least] of Object.entries(goals)) {
		const judged = category === 'performance' ? median : whole
		if (score(judged, category) >= least) continue
		for (const fault of faults(judged, category)) console.log(`\t${category}: ${fault}`)
	}
}

function rowsOf(name, { scores, shifts }, reference) {
	return [
		...Object.entries(goals).map(([category, least]) =>
			rowOf({
				row: `${name}: ${category}`,
				figures: scores[category],
				reference: reference && { name: 'bare Remix', figures: reference.scores[category] },
				goal: { of: 'figure', least },
			}),
		),
		rowOf({
			row: `${name}: layout shift`,
			figures: shifts,
			goal: { of: 'figure', most: 0 },
		}),
	]
}

function faults({ audits, categories }, category) {
	return categories[category].auditRefs
		.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
		.map(({ id }) => {
			const { title, displayValue, details } = audits[id]
			const [first] = details?.items ?? []
			const where = first?.node?.snippet ?? first?.description ?? first?.url ?? ''
			return [`${title} (${id})`, displayValue, where].filter(Boolean).join(' | ')
		})
}
