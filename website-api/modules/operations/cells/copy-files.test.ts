import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { memoryObjects } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { hidden, master } from '#website-api/media/storage.ts'
import { copierOfFiles, countFiles } from './copy-files.command.ts'

let database: OpenDatabase
let moving: ExampleShop
let staying: ExampleShop
beforeAll(async () => {
	database = await openTestDatabase()
	moving = await exampleShop(database.db, [{ price: 1_000, stock: 1 }])
	staying = await exampleShop(database.db, [{ price: 1_000, stock: 1 }])
})
afterAll(() => database.close())

const uuid = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`

/** One file of each kind, with ids of this digit; returns their names in the storage. */
async function addFiles({ companyId }: ExampleShop, digit: string): Promise<string[]> {
	const id = digit.repeat(12)
	await database.db.execute(sql`
		with picture as (insert into media (company_id, id, type, width, height, bytes)
			values (${companyId}, ${id}, 'image/jpeg', 1, 1, 1)),
		book as (insert into product_file (company_id, product_id, file_name, content_type, size_bytes, storage_id)
			select company_id, id, 'buku.pdf', 'application/pdf', 4, ${id} from product where company_id = ${companyId}),
		table_file as (insert into product_import (company_id, id, file_name, options, counts, made_by, state)
			values (${companyId}, ${uuid(digit)}, 'barang.csv', '{}', '{}', 'x', 'CHECKED'))
		insert into upload (company_id, id, content_type)
		values (${companyId}, ${uuid(digit === 'a' ? 'c' : 'd')}, 'image/jpeg')`)
	return [
		master(id),
		hidden(id),
		hidden(uuid(digit)),
		hidden(uuid(digit === 'a' ? 'c' : 'd')),
	].toSorted()
}

test('every file of the company is copied once, and none of another company', async () => {
	const own = await addFiles(moving, 'a')
	const others = await addFiles(staying, 'b')
	const here = new Map([...own, ...others].map((name) => [name, Buffer.from(name)]))
	const there = new Map<string, Buffer>()
	const read: string[] = []
	const from = memoryObjects(here)
	const copy = copierOfFiles(
		database.db,
		moving.companyId,
		{ ...from, read: (name) => (read.push(name), from.read(name)) },
		memoryObjects(there),
	)
	await copy()
	expect([...there.keys()].toSorted()).toEqual(own)
	for (const [name, bytes] of there) expect(bytes).toEqual(here.get(name))
	expect(await countFiles(database.db, moving.companyId)).toBe(own.length)

	const later = 'e'.repeat(12)
	await database.db.execute(sql`
		insert into media (company_id, id, type, width, height, bytes)
		values (${moving.companyId}, ${later}, 'image/jpeg', 1, 1, 1), (${moving.companyId}, 'ffffffffffff', 'image/jpeg', 1, 1, 1)`)
	here.set(master(later), Buffer.from('new'))
	await copy()
	// A row whose file is lost holds nothing up.
	expect([...there.keys()].toSorted()).toEqual([...own, master(later)].toSorted())
	expect(read.toSorted()).toEqual([...own, master(later), master('ffffffffffff')].toSorted())
})
