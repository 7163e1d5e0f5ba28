import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * A Vitest reporter: what Vitest's JSON report leaves out, in the file ETALASE_RUN_DETAILS names. `times`: how long each
 * test file took, with its imports and hooks. `errors`: what was thrown outside of any test.
 */
export default class RunDetailsReporter implements Reporter {
	#times: { file: string; milliseconds: number }[] = []

	onTestModuleEnd(testModule: TestModule) {
		const { collectDuration, duration, setupDuration } = testModule.diagnostic()
		this.#times.push({
			file: testModule.relativeModuleId,
			milliseconds: setupDuration + collectDuration + duration,
		})
	}

	onTestRunEnd(_testModules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
		const file = process.env.ETALASE_RUN_DETAILS
		if (!file) return
		const errors = unhandledErrors.map(({ message, stack }) => stack ?? message)
		mkdirSync(path.dirname(file), { recursive: true })
		writeFileSync(file, JSON.stringify({ times: this.#times, errors }))
	}
}
