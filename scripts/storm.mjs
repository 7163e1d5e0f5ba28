import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, UsageError, runCommand } from './project.mjs'
import { runNode } from './run.mjs'

/**
 * Runs the built shop on PostgreSQL for twenty minutes, unless told otherwise, with shoppers, ended database
 * connections, a silent mail server and attacks (tests/storm/storm.test.ts).
 */
await runCommand(async () => {
	const { values } = parseArgs({ options: { seconds: { type: 'string', default: '1200' } } })
	if (!/^\d{1,5}$/.test(values.seconds)) throw new UsageError('--seconds is a whole number.')
	await ensureInstalled()
	await ensureBuilt()
	const { ok } = await runNode(
		inProject('node_modules', 'vitest', 'vitest.mjs'),
		['run', '--project=storm'],
		{ env: { STORM_SECONDS: values.seconds, STORM_SHOPPERS: '20', STORM_RECOVERY_MS: '2000' } },
	)
	return ok ? 0 : 1
})
