import { expect, test } from 'vitest'
import { ThreadStopped, threadAnswers } from '#process/bounded-thread.ts'
import { hostileTables, mutatedTable } from '#tests/support/hostile-tables.ts'
import { sampleOf, sizeOf } from '#tests/support/sizes.ts'
import { readUploadedStatement } from './read-uploaded-statement.ts'
import { StatementFault } from './statement-fault.ts'

const thread = new URL('../../../../../tests/support/mutated-tables.thread.ts', import.meta.url)

const names = sampleOf(Object.keys(hostileTables), 4, 1)

test.each(names)('a file with %s is refused', async (name) => {
	const file = hostileTables[name]?.() ?? new Uint8Array()
	await expect(readUploadedStatement(file)).rejects.toBeInstanceOf(StatementFault)
})

test('a file that needs more memory or time than its thread may use is refused', async () => {
	const file = mutatedTable(0)
	const slow = readUploadedStatement(file, { heapMb: 160, answerMs: 1 })
	await expect(slow).rejects.toMatchObject({ code: 'STATEMENT_TOO_LARGE' })
})

test('files that are broken at random places are read or refused, and none stops its thread', async () => {
	const count = sizeOf({ usual: 80, full: 10_000 })
	const outcomes = new Map<string, number>()
	for (let from = 0; from < count;) {
		try {
			const bounds = { heapMb: 160, answerMs: 20_000 }
			for await (const outcome of threadAnswers(thread, { from, to: count }, bounds)) {
				from++
				outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1)
			}
		} catch (error) {
			if (!(error instanceof ThreadStopped)) throw error
			outcomes.set(error.reason, (outcomes.get(error.reason) ?? 0) + 1)
			from++
		}
	}
	expect([...outcomes.keys()].toSorted()).toEqual(['read', 'refused'])
})
