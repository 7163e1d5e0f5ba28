import { afterEach, expect } from 'vitest'
import { takeMismatches } from './contract-mismatches.ts'
import { takeFound } from './no-waiting-in-transactions.ts'
import { takeFaults, watchStatements } from './placed-statements.ts'

watchStatements()

// Runs for each test file, whether or not files share a process.
afterEach(({ task }) => {
	expect(takeFound()).toEqual([])
	expect(
		takeFaults(),
		'a schema on another machine refuses a statement, or it means another column',
	).toEqual([])
	// A failed test says why a page was a 503; tests of such answers pass.
	const mismatches = takeMismatches()
	if (task.result?.state === 'fail' && mismatches.length > 0) {
		throw new Error(`The cause may be a broken contract:\n${mismatches.join('\n')}`)
	}
})
