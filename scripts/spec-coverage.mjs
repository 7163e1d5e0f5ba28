import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inProject, runCommand, say } from './project.mjs'
import { readTests } from './test-reports.mjs'

const idsInTitle = /\[([A-Z]{2}-\d\d(?:\s*,\s*[A-Z]{2}-\d\d)*)\]/g

/**
 * Which numbered requirements of docs/requirements.tsv have a passing test, by the ids in titles
 * such as `[CT-02] quantity stops at 1`. One failing test makes its requirement failing.
 */
export function coverageOf(requirements, tests) {
	const outcomes = new Map(requirements.map(({ id }) => [id, { passed: 0, failed: 0 }]))
	const unknown = new Set()
	for (const test of tests.filter(({ outcome }) => outcome !== 'skipped')) {
		for (const id of idsIn(test.title)) {
			const row = outcomes.get(id)
			if (row) row[test.outcome]++
			else unknown.add(id)
		}
	}
	const withOutcome = (fits) => [...outcomes].filter(([, row]) => fits(row)).map(([id]) => id)
	return {
		covered: withOutcome(({ passed, failed }) => passed > 0 && failed === 0),
		failing: withOutcome(({ failed }) => failed > 0),
		missing: withOutcome(({ passed, failed }) => passed === 0 && failed === 0),
		unknown: [...unknown],
	}
}

function idsIn(title) {
	const groups = [...title.matchAll(idsInTitle)].map(([, group]) => group)
	return new Set(groups.flatMap((group) => group.split(/\s*,\s*/)))
}

export function readRequirements() {
	const [, ...rows] = readFileSync(inProject('docs', 'requirements.tsv'), 'utf8').trim().split('\n')
	return rows.map((row) => row.split('\t')).map(([id, section, text]) => ({ id, section, text }))
}

/** Prints the coverage of the last test run. Returns whether no covered requirement fails. */
export function reportCoverage(tests, { listMissing = false } = {}) {
	const requirements = readRequirements()
	const { covered, failing, missing, unknown } = coverageOf(requirements, tests)
	const textOf = (id) => requirements.find((row) => row.id === id)?.text ?? ''
	if (covered.length > 0) say(`Requirements with a passing test: ${covered.join(' ')}`)
	for (const id of failing) say(`Failing requirement ${id}: ${textOf(id)}`)
	for (const id of unknown) say(`A test names ${id}, which is not in docs/requirements.tsv.`)
	if (listMissing) for (const id of missing) say(`No test for ${id}: ${textOf(id)}`)
	say(
		`${covered.length} of ${requirements.length} requirements covered, ${missing.length} without a test, ${failing.length} failing`,
	)
	return failing.length === 0 && unknown.length === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	await runCommand(async () => {
		const listMissing = process.argv.includes('--missing')
		return reportCoverage(readTests(), { listMissing }) ? 0 : 1
	})
}
