import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
const chromium = process.env.ETALASE_CHROMIUM ?? '/usr/bin/chromium'
/** The least score of each category, of 100 (goals, "Scores"). */
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const run = promisify(execFile)

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { runs: { type: 'string', default: '1' } },
})
const runs = Number(values.runs)
const { origin, close } = await openShop(positionals[0])
let missed = 0
try {
	console.log(['page'.padEnd(8), ...Object.keys(goals)].join('  '))
	for (const page of await measuredPages(origin)) {
		const report = await measureOften(origin + page.path, page.cookie)
		const scores = Object.keys(goals).map((category) =>
			Math.round(report.categories[category].score * 100),
		)
		const shown = Object.keys(goals).map((category, at) =>
			String(scores[at]).padStart(category.length),
		)
		console.log([page.name.padEnd(8), ...shown].join('  '))
		const short = Object.entries(goals).filter(([, least], at) => scores[at] < least)
		missed += short.length
		for (const [category] of short) {
			for (const fault of faults(report, category)) console.log(`\t${category}: ${fault}`)
		}
	}
} finally {
	await close()
}
process.exitCode = missed > 0 ? 1 : 0

/** The run whose performance stands in the middle. */
async function measureOften(url, cookie) {
	const reports = []
	while (reports.length < runs) reports.push(await measure(url, cookie))
	reports.sort((one, other) => scoreOf(one) - scoreOf(other))
	return reports[Math.floor(runs / 2)]
}

function scoreOf({ categories }) {
	return categories.performance.score
}

async function measure(url, cookie, attempts = 3) {
	const args = [
		program,
		url,
		'--quiet',
		'--output=json',
		'--chrome-flags=--headless=new --no-sandbox --disable-gpu',
		...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
	]
	const env = { ...process.env, CHROME_PATH: chromium }
	try {
		const { stdout } = await run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 })
		return JSON.parse(stdout)
	} catch (error) {
		// On a busy machine the browser sometimes loses the beginning of its own record.
		if (attempts > 1) return measure(url, cookie, attempts - 1)
		throw new Error(`${url}: ${String(error.stderr || error.message).slice(0, 500)}`)
	}
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
