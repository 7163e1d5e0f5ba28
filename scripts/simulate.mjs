import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { inProject, UsageError, runCommand } from './project.mjs'
import { runNode } from './run.mjs'

/**
 * The long random life of a shop on real PostgreSQL (tests/money/simulator.test.ts), a million steps unless told
 * otherwise. A failure names its seed: `npm run simulate -- --seed 123 --steps 20000` plays the same life again.
 */
await runCommand(async () => {
	const { values } = parseArgs({
		options: { steps: { type: 'string', default: '1000000' }, seed: { type: 'string' } },
	})
	for (const value of [values.steps, values.seed ?? '0']) {
		if (!/^\d{1,10}$/.test(value)) throw new UsageError('--steps and --seed are whole numbers.')
	}
	await ensureInstalled()
	const { ok } = await runNode(
		inProject('node_modules', 'vitest', 'vitest.mjs'),
		['run', '--project=money', 'tests/money/simulator.test.ts'],
		{ env: { MONEY_STEPS: values.steps, ...(values.seed ? { MONEY_SEED: values.seed } : {}) } },
	)
	if (!ok) process.exitCode = 1
})
