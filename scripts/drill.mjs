import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runCommand } from './project.mjs'
import { run } from './run.mjs'

/** Incidents and maintenance on really started processes, with figures (deploy/drills); without a name all of them. */
await runCommand(async () => {
	await ensureInstalled()
	await ensureBuilt()
	const args = [
		'--import',
		'tsx',
		inProject('deploy', 'drills', 'run.ts'),
		...process.argv.slice(2),
	]
	const { ok } = await run(process.execPath, args)
	return ok ? 0 : 1
})
