import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleApi } from '#tests/support/example-api.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { makePassive } from '#website-api/modules/platform/companies/passive.command.ts'
import { activate } from './backup/activate.command.ts'
import { whenActive } from './when-active.ts'

let database: OpenDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

test('the timers of a restored copy start when it is activated, and health says passive until then', async () => {
	const { db } = database
	await makePassive(db, '2026-11-27T00:00:00Z')
	let started = 0
	let stopped = 0
	let begin: () => void = () => undefined
	const begun = new Promise<void>((resolve) => {
		begin = resolve
	})
	const start = () => {
		started += 1
		begin()
		return [{ stop: async () => (stopped += 1) }]
	}
	const timers = await whenActive(db, start, () => undefined, 5)
	const api = exampleApi(db, undefined, { passiveSince: timers.passiveSince })
	const health = async (): Promise<unknown> => (await api.request('/health/ready')).json()
	expect(await health()).toMatchObject({ status: 'ready', checks: { timers: 'passive' } })
	expect([started, timers.passiveSince()]).toEqual([0, '2026-11-27T00:00:00Z'])
	await activate(db, [])
	await begun
	expect([started, timers.passiveSince()]).toEqual([1, undefined])
	expect(await health()).not.toMatchObject({ checks: { timers: 'passive' } })
	await timers.stop()
	expect([started, stopped]).toEqual([1, 1])
})
