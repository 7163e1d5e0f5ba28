import { ensureInstalled } from './install.mjs'
import { runCommand } from './project.mjs'
import {
	buildStage,
	editorTypesStage,
	longStaticStages,
	reportOutcome,
	runStages,
	shortStaticStages,
	unitStage,
} from './stages.mjs'

await runCommand(async () => {
	await ensureInstalled()
	return reportOutcome(
		await runStages([
			[[buildStage, ...shortStaticStages], longStaticStages],
			editorTypesStage,
			unitStage(),
		]),
	)
})
