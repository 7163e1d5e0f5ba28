import { PGlite } from '@electric-sql/pglite'
import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { givingTurns } from './turns.ts'

test('a transaction of many statements on PGlite lets the event loop do other work in between', async () => {
	const loadDataDir = new Blob([new Uint8Array(await readFile(inject('pgliteSnapshot')))])
	const client = givingTurns(await PGlite.create({ loadDataDir }), 0)
	let isDone = false
	let turns = 0
	const others = (async () => {
		while (!isDone) {
			await turn()
			turns++
		}
	})()
	await client.transaction(async (tx) => {
		for (let statement = 0; statement < 50; statement++) await tx.query('select $1::int', [1])
	})
	isDone = true
	await others
	expect(turns).toBeGreaterThanOrEqual(50)
	await client.close()
})
