import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { ensureChromium } from '../scripts/chromium.mjs'
import { adminPages } from './admin-pages.mjs'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'
import { openRemix } from './references.mjs'

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
const chromium = await ensureChromium()
const run = promisify(execFile)

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { runs: { type: 'string', default: '5' }, admin: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
/** The minimum score of each category, of 100 (goals, "Scores"). No search engine may index the admin. */
const goals = values.admin
	? { performance: 95, accessibility: 100, 'best-practices': 100 }
	: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
if (values.admin && positionals.length > 0) {
	throw new Error('The admin is measured in a shop of its own: leave out the address.')
}
const shop = await openShop(positionals[0])
const remix = values.admin ? undefined : await openRemix()
let missed = 0
try {
	console.log(['page'.padEnd(10), ...Object.keys(goals), 'runs'].join('  '))
	// A listing by the same framework, on the same machine at the same time: what its figures can be compared with.
	if (remix) print('bare Remix', await measureOften(remix.url, { isPrivate: false }))
	const origin = values.admin ? shop.admin : shop.origin
	for (const page of await (values.admin ? adminPages(shop) : measuredPages(origin))) {
		const report = await measureOften(origin + page.path, page)
		print(page.name, report)
		const short = Object.entries(goals).filter(
			([category, least]) => score(report, category) < least,
		)
		missed += short.length
		for (const [category] of short) {
			for (const fault of faults(report, category)) console.log(`\t${category}: ${fault}`)
		}
	}
} finally {
	await remix?.close()
	await shop.close()
}
process.exitCode = missed > 0 ? 1 : 0

function print(name, report) {
	const scores = Object.keys(goals).map((category) =>
		String(score(report, category)).padStart(category.length),
	)
	console.log([name.padEnd(10), ...scores, report.all.join(' ')].join('  '))
}

/**
 * The run with the median performance, and the performance scores of all runs, after a visit that does not count: a
 * page's pictures are encoded for its first visitor, by the processor that the browser is measured on.
 */
async function measureOften(url, page) {
	await measure(url, page)
	const reports = []
	while (reports.length < runs) reports.push(await measure(url, page))
	reports.sort((one, other) => score(one, 'performance') - score(other, 'performance'))
	return {
		...reports[Math.floor(runs / 2)],
		all: reports.map((report) => score(report, 'performance')),
	}
}

/** Of 100. */
function score({ categories }, category) {
	return Math.round(categories[category].score * 100)
}

/** One Lighthouse run: a phone with a slow processor and network, both simulated. */
async function measure(url, page, attempts = 3) {
	try {
		const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
		const report = JSON.parse(await lighthouse(url, ['--output=json', chrome, ...visitOf(page)]))
		if (report.runtimeError) throw new Error(report.runtimeError.message)
		return report
	} catch (error) {
		// On a busy machine the browser sometimes loses the start of its trace.
		if (attempts > 1) return measure(url, page, attempts - 1)
		throw new Error(`${url}: ${String(error.stderr || error.message).slice(0, 500)}`)
	}
}

function visitOf({ cookie, isPrivate }) {
	return [
		`--only-categories=${Object.keys(goals)}`,
		...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
		// A private page is not indexable, on purpose.
		...(isPrivate && goals.seo ? ['--skip-audits=is-crawlable'] : []),
	]
}

async function lighthouse(url, args) {
	const env = { ...process.env, CHROME_PATH: chromium }
	const all = [program, url, '--quiet', ...args]
	const { stdout } = await run(process.execPath, all, { env, maxBuffer: 64 * 1024 * 1024 })
	return stdout
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
