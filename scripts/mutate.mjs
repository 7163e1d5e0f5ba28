import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { codMutations } from './mutations/cod.mjs'
import { instantMutations } from './mutations/instant.mjs'
import { insuranceMutations } from './mutations/insurance.mjs'
import { moneyMutations } from './mutations/money.mjs'
import { projectOf } from './mutations/mutation.mjs'
import { paymentMutations } from './mutations/payments.mjs'
import { requirementMutations } from './mutations/requirements.mjs'
import { createWorkspace } from './mutations/workspace.mjs'
import { UsageError, runCommand, say } from './project.mjs'

/**
 * Makes each mutation in turn in a copy of the sources and runs its test, which must fail: what no test misses is not
 * tested. `npm run mutate -- [--list] [--set money|payments|cod|insurance|instant|requirements] [parts of the names wanted]`.
 * Prints a table; exit code 1 when a test passed with a mutation, failed without it or did not run.
 */
await runCommand(async () => {
	const { values, positionals } = parseArgs({
		options: { set: { type: 'string' }, list: { type: 'boolean', default: false } },
		allowPositionals: true,
	})
	const wanted = chosen(values.set, positionals)
	if (values.list) {
		for (const { name, file, drop, test } of wanted) say(`${name}: ${file ?? drop} → ${test}`)
		return 0
	}
	// The copy shares the project's packages, and must not install its own.
	await ensureInstalled()
	// Read by playwright.config.ts in the copy.
	if (wanted.some((mutation) => projectOf(mutation) === 'journey')) {
		process.env.ETALASE_CHROMIUM = await ensureChromium()
	}
	const workspace = createWorkspace()
	try {
		const passed = passedWithoutMutation(workspace, wanted)
		const rows = wanted.map((mutation) => {
			const result = passed(mutation) ? verdict(workspace, mutation) : 'BROKEN TEST'
			say(`${result.padEnd(11)}  ${mutation.name}`)
			return { ...mutation, result }
		})
		say(`\n${tableOf(rows)}`)
		const red = rows.filter(({ result }) => result === 'red').length
		say(`\n${red} of ${rows.length} mutations make their test fail.`)
		return red === rows.length ? 0 : 1
	} finally {
		workspace.remove()
	}
})

function chosen(set, texts) {
	const sets = {
		requirements: requirementMutations,
		money: moneyMutations,
		payments: paymentMutations,
		cod: codMutations,
		insurance: insuranceMutations,
		instant: instantMutations,
	}
	if (set !== undefined && !(set in sets))
		throw new UsageError(`There is no set of mutations "${set}".`)
	const all = set === undefined ? Object.values(sets).flat() : sets[set]
	const isNamed = ({ name }) => texts.length === 0 || texts.some((text) => name.includes(text))
	const found = all.filter(isNamed)
	if (found.length === 0) throw new UsageError('No mutation has such a name.')
	return found
}

/** Runs the tests of all mutations once on the unchanged sources; returns whether those of one mutation passed. */
function passedWithoutMutation(workspace, mutations) {
	const results = new Map()
	for (const project of new Set(mutations.map(projectOf))) {
		const ofProject = mutations.filter((mutation) => projectOf(mutation) === project)
		const files = [...new Set(ofProject.map(({ test }) => test))]
		const titles = [...new Set(ofProject.map(({ only }) => only))]
		results.set(project, workspace.runTests(project, files, titles))
	}
	return (mutation) => {
		const own = results
			.get(projectOf(mutation))
			.filter(
				({ title, file }) =>
					title.includes(mutation.only) && mutation.test.endsWith(path.basename(file)),
			)
		return own.length > 0 && own.every(({ outcome }) => outcome === 'passed')
	}
}

function verdict(workspace, mutation) {
	const tests = workspace.withMutation(mutation, () =>
		workspace.runTests(projectOf(mutation), [mutation.test], [mutation.only]),
	)
	if (tests.some(({ outcome }) => outcome === 'failed')) return 'red'
	return tests.some(({ outcome }) => outcome === 'passed') ? 'SURVIVED' : 'DID NOT RUN'
}

function tableOf(rows) {
	const lines = rows.map(
		({ name, result, test, only }) => `| ${name} | \`${test}\`: ${only} | ${result} |`,
	)
	return ['| mutation | test | result |', '| --- | --- | --- |', ...lines].join('\n')
}
