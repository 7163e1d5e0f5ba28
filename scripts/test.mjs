import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { runCommand, say } from './project.mjs'
import { reportCoverage } from './spec-coverage.mjs'
import {
	browserStage,
	buildStage,
	drillStage,
	editorTypesStage,
	journeyStage,
	longStaticStages,
	moneyStage,
	pageStage,
	programsStage,
	reportMoney,
	reportOutcome,
	runStages,
	shortStaticStages,
	stormStage,
	unitStage,
} from './stages.mjs'

/** Proves the shop; with `--all` each journey in every variant and every repetition. */
await runCommand(async () => {
	const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
	await ensureInstalled()
	const outcome = await runStages([
		// The programs and the browser of a fresh machine come over the network: meanwhile both processors check and build.
		[[buildStage, ...shortStaticStages], longStaticStages, [programsStage, browserStage]],
		...(values.all ? [editorTypesStage] : []),
		// Each list waits for a part of its time, which the other uses. The unit tests, which hardly wait, fill both processors
		// alone when the other list has ended.
		[
			[pageStage(values), stormStage(values), unitStage(values)],
			[moneyStage(values), journeyStage(values)],
		],
		...(values.all ? [drillStage] : []),
	])
	say('')
	reportMoney(outcome.tests)
	reportCoverage(outcome.tests)
	return reportOutcome(outcome)
})
