import { afterAll, beforeAll, expect, test } from 'vitest'
import {
	type BlankDatabase,
	openBlankDatabase,
	openTestDatabase,
} from '#tests/support/test-database.ts'
import {
	type Database,
	inTransaction,
	type OpenDatabase,
	type Queryable,
} from '#website-api/db/database.ts'
import { rolledBack } from '#website-api/db/rolled-back.ts'
import { programmes } from '#website-api/programmes.ts'
import { firstAnswer, programmesOf } from './programmes.ts'

let database: OpenDatabase
let bare: BlankDatabase

beforeAll(async () => {
	database = await openTestDatabase()
	bare = await openBlankDatabase()
})
afterAll(async () => {
	await database.close()
	await bare.close()
})

const carries = (db: Queryable) => expect(programmesOf(db)).toBe(programmes)

const derived = (db: Database): Database => Object.create(db, {})

test('a database carries its programmes into every transaction, those within one, dry runs and what is made from it', async () => {
	carries(database.db)
	carries(database.forJobs)
	await inTransaction(database.db, async (tx) => {
		carries(tx)
		await tx.transaction(async (inner) => void carries(inner))
	})
	carries(derived(database.db))
	await rolledBack(database.db, (tx) => inTransaction(tx, async (inner) => void carries(inner)))
})

test('a database without programmes prices nothing, instead of leaving them out', async () => {
	await expect(firstAnswer(bare.db, () => undefined)).rejects.toThrow('no programmes')
	await inTransaction(bare.db, async (tx) => {
		expect(() => programmesOf(tx)).toThrow('no programmes')
		return Promise.resolve()
	})
})
