import { ensureInstalled } from './install.mjs'
import { runCommand, say } from './project.mjs'
import { reportCoverage } from './spec-coverage.mjs'
import {
	browserStage,
	buildStage,
	journeyStage,
	moneyStage,
	pageStage,
	reportMoney,
	reportOutcome,
	runStages,
	staticStages,
	stormStage,
	unitStage,
} from './stages.mjs'

await runCommand(async () => {
	await ensureInstalled()
	const stages = [
		browserStage,
		buildStage,
		...staticStages,
		unitStage,
		pageStage,
		moneyStage,
		stormStage,
		journeyStage,
	]
	const outcome = await runStages(stages)
	say('')
	reportMoney(outcome.tests)
	reportCoverage(outcome.tests)
	return reportOutcome(outcome)
})
