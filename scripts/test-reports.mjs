import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

const folder = inProject('reports')

/** Every test in the JSON reports of the last run: `{ title, file, outcome, message, runner }`. */
export function readTests() {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.flatMap((name) => readReport(path.basename(name, '.json')))
}

/** The tests of one runner's report; throws when the runner wrote none. */
export function readReport(runner) {
	const report = JSON.parse(readFileSync(path.join(folder, `${runner}.json`), 'utf8'))
	return testsIn(report).map((test) => ({ ...test, runner }))
}

/**
 * The tests of a JSON report of Vitest or Playwright: `{ title, file, outcome, message }`, the last of a failure alone.
 * Vitest says the whole path of the file, Playwright the path below its folder.
 */
export function testsIn(report) {
	return report.testResults ? vitestTests(report) : playwrightTests(report.suites ?? [], [])
}

/** How long each test file of the last run took, `{ file, milliseconds }`, the slowest first. */
export function readTimes() {
	return [...vitestTimes(), ...playwrightTimes()].toSorted(
		(one, other) => other.milliseconds - one.milliseconds,
	)
}

/** What a Vitest runner caught outside of any test: stacks or messages. */
export function readErrors(runner) {
	return existsSync(detailsFile(runner)) ? readDetails(runner).errors : []
}

function vitestTimes() {
	const details = path.join(folder, 'details')
	if (!existsSync(details)) return []
	return readdirSync(details).flatMap((name) => readDetails(path.basename(name, '.json')).times)
}

// Written by scripts/vitest-reporter.ts.
const detailsFile = (runner) => path.join(folder, 'details', `${runner}.json`)
const readDetails = (runner) => JSON.parse(readFileSync(detailsFile(runner), 'utf8'))

// The sum of a file's tests, which run in several workers.
function playwrightTimes() {
	const file = path.join(folder, 'journeys.json')
	if (!existsSync(file)) return []
	const { suites = [] } = JSON.parse(readFileSync(file, 'utf8'))
	return suites.map((suite) => ({
		file: `tests/e2e/${suite.file}`,
		milliseconds: durationsIn(suite).reduce((sum, duration) => sum + duration, 0),
	}))
}

function durationsIn(suite) {
	const own = (suite.specs ?? []).flatMap((spec) =>
		spec.tests.flatMap((test) => test.results.map((result) => result.duration)),
	)
	return [...own, ...(suite.suites ?? []).flatMap(durationsIn)]
}

/** How many tests passed, failed and were skipped. */
export function tally(tests) {
	const count = (outcome) => tests.filter((test) => test.outcome === outcome).length
	return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

function vitestTests(report) {
	return report.testResults.flatMap((file) => {
		const tests = file.assertionResults.map((test) => ({
			title: [...(test.ancestorTitles ?? []), test.title].join(' '),
			file: file.name,
			outcome: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
			message: test.failureMessages?.join('\n'),
		}))
		const hidden = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed')
		const failure = {
			title: `${file.name} could not run`,
			file: file.name,
			outcome: 'failed',
			message: file.message,
		}
		return hidden ? [...tests, failure] : tests
	})
}

function playwrightTests(suites, above) {
	return suites.flatMap((suite) => {
		const titles = [...above, suite.title]
		const own = (suite.specs ?? []).flatMap((spec) =>
			spec.tests.map((test) => ({
				title: [...titles, spec.title, ...(spec.tags ?? [])].join(' '),
				file: spec.file,
				outcome: playwrightOutcomes[test.status] ?? 'failed',
				message: test.results?.findLast(({ error }) => error)?.error.message,
			})),
		)
		return [...own, ...playwrightTests(suite.suites ?? [], titles)]
	})
}

const playwrightOutcomes = { expected: 'passed', flaky: 'passed', skipped: 'skipped' }
