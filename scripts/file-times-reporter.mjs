import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A Vitest reporter: how long each test file took, with its imports and hooks, in the file ETALASE_FILE_TIMES names. */
export default class FileTimesReporter {
	#times = []

	onTestModuleEnd(testModule) {
		const { collectDuration, duration, setupDuration } = testModule.diagnostic()
		this.#times.push({
			file: testModule.relativeModuleId,
			milliseconds: setupDuration + collectDuration + duration,
		})
	}

	onTestRunEnd() {
		const file = process.env.ETALASE_FILE_TIMES
		if (!file) return
		mkdirSync(path.dirname(file), { recursive: true })
		writeFileSync(file, JSON.stringify(this.#times))
	}
}
