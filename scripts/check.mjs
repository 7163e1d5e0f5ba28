import { ensureInstalled } from './install.mjs'
import { runCommand } from './project.mjs'
import { reportOutcome, runStages, staticStages, unitStage } from './stages.mjs'

await runCommand(async () => {
	await ensureInstalled()
	return reportOutcome(await runStages([staticStages, unitStage()]))
})
