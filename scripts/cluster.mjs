import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runCommand } from './project.mjs'
import { run } from './run.mjs'

/** Two of every process on one PostgreSQL, with HAProxy and Caddy in front (deploy/cluster). */
await runCommand(async () => {
	await ensureInstalled()
	await ensureBuilt()
	const args = ['--import', 'tsx', inProject('deploy', 'cluster', 'main.ts')]
	const { ok } = await run(process.execPath, args)
	return ok ? 0 : 1
})
