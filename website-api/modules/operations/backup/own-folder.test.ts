import { sql } from 'drizzle-orm'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openObjects } from '#website-api/media/open-objects.ts'
import { storageOver } from '#website-api/media/storage.ts'
import { adoptFolder, requireOwnFolder } from './own-folder.command.ts'

let database: OpenDatabase
let folder: string
beforeAll(async () => {
	database = await openTestDatabase()
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-folders-'))
})
afterAll(async () => {
	await database.close()
	await rm(folder, { recursive: true, force: true })
})

const place = (name: string) => ({ dataDir: path.join(folder, name), s3: undefined })

test('a website API with another folder than the one that has the files is refused', async () => {
	const { db } = database
	const { companyId } = await exampleShop(db, [])
	const [one, two] = [place('one'), place('two')]
	// Without a file any folder will do.
	await requireOwnFolder(db, one)
	await requireOwnFolder(db, two)
	await storageOver(openObjects(one)).writeMaster('abcdef0123', Buffer.from('a picture'))
	await db.execute(sql`
		insert into media (company_id, id, type, width, height, bytes)
		values (${companyId}, 'abcdef0123', 'image/webp', 1, 1, 9)`)

	await expect(requireOwnFolder(db, two)).rejects.toThrow(
		/two.media is not the folder.*ETALASE_S3_/,
	)
	// An installation of before gets its mark.
	await requireOwnFolder(db, one)
	const marker = await readFile(path.join(folder, 'one', 'media', '.etalase-folder'), 'utf8')
	await requireOwnFolder(db, one)
	// Also with a copy of the files, which would part from now on.
	await storageOver(openObjects(two)).writeMaster('abcdef0123', Buffer.from('a picture'))
	await expect(requireOwnFolder(db, two)).rejects.toThrow('npm run etalase -- media-folder')
	await writeFile(path.join(folder, 'two', 'media', '.etalase-folder'), marker)
	await requireOwnFolder(db, two)

	await adoptFolder(db, place('three'))
	await requireOwnFolder(db, place('three'))
	await requireOwnFolder(db, {
		...place('four'),
		s3: {
			endpoint: 'http://127.0.0.1:1',
			bucket: 'shop',
			region: 'x',
			accessKey: 'x',
			secretKey: 'x',
		},
	})
})
