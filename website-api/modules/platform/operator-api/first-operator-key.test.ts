import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { ensureOperatorKey, operatorKeyFile } from './first-operator-key.ts'
import { newOperatorKey } from './operator-key.queries.ts'
import { keyCallerOf } from './operator-key.command.ts'
import { operatorKey } from './operator-key.table.ts'

let database: OpenDatabase
let root: string
let said: string[]
beforeEach(async () => {
	database = await openTestDatabase()
	root = await mkdtemp(path.join(os.tmpdir(), 'etalase-key-'))
	said = []
})
afterEach(async () => {
	await database.close()
	await rm(root, { recursive: true, force: true })
})

const folder = (name: string) => path.join(root, name)
const keyIn = async (data: string) => (await readFile(operatorKeyFile(data), 'utf8')).trim()
const keys = () => database.db.select().from(operatorKey).orderBy(asc(operatorKey.createdAt))

function start(data: string, options: Parameters<typeof ensureOperatorKey>[2] = {}) {
	return ensureOperatorKey(database.db, data, { say: (line) => void said.push(line), ...options })
}

test('the first start makes one key, says so, and later ones nothing', async () => {
	await start(folder('a'))
	expect(said).toEqual([expect.stringContaining(operatorKeyFile(folder('a')))])
	expect((await stat(operatorKeyFile(folder('a')))).mode & 0o777).toBe(0o600)
	await start(folder('a'))
	expect(said).toHaveLength(1)
	expect(await keyCallerOf(database.db, await keyIn(folder('a')))).toMatchObject({
		role: 'owner',
		companyId: null,
		label: 'first key',
	})
})

test('another data folder makes no other key, and the console says how to get one', async () => {
	await start(folder('a'))
	for (const name of ['b', 'c', 'b']) await start(folder(name))
	expect(await keys()).toHaveLength(1)
	await expect(keyIn(folder('b'))).rejects.toThrow()
	expect(said.slice(1)).toHaveLength(3)
	expect(said[1]).toContain('ETALASE_NEW_OPERATOR_KEY=yes')
})

test('a folder that lost its key gets another one when it is asked for, once', async () => {
	await start(folder('a'))
	await rm(operatorKeyFile(folder('a')))
	for (let time = 0; time < 2; time += 1) await start(folder('a'), { makesAnother: true })
	expect(await keys()).toHaveLength(2)
	expect(await keyCallerOf(database.db, await keyIn(folder('a')))).toMatchObject({ role: 'owner' })
	expect(said).toHaveLength(2)
})

test('a key of another installation is not accepted silently, and its file stays', async () => {
	await start(folder('a'))
	const foreign = newOperatorKey()
	const file = operatorKeyFile(folder('a'))
	await writeFile(file, foreign)
	await start(folder('a'))
	expect(await keyCallerOf(database.db, foreign)).toBeUndefined()
	expect(await keyIn(folder('a'))).toBe(foreign)
	expect(said.at(-1)).toContain('is not valid')
})

test('an empty database takes the key of an old data folder', async () => {
	const key = newOperatorKey()
	await writeFile(path.join(root, 'operator-key'), key)
	await start(root)
	expect(await keyCallerOf(database.db, key)).toMatchObject({ label: 'first key' })
})

test('of several processes that start at once with an empty database one makes the key', async () => {
	await Promise.all(['a', 'b', 'c', 'd'].map((name) => start(folder(name))))
	expect(await keys()).toHaveLength(1)
	expect(said.filter((line) => line.startsWith('Made'))).toHaveLength(1)
})

test('a key of the settings is added aloud', async () => {
	const key = newOperatorKey()
	for (let time = 0; time < 2; time += 1) await start(folder('a'), { fromEnvironment: key })
	expect(said).toEqual([expect.stringContaining('ETALASE_OPERATOR_KEY')])
	expect(await keyCallerOf(database.db, key)).toMatchObject({ role: 'owner' })
})
