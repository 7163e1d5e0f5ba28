import { Encrypter } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadSeed } from '#examples/load.ts'
import { migratedPglite } from '#tests/support/pglite.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { tinyShops } from '#tests/support/tiny-shops.ts'
import { BRIDGE } from '#website-api/db/former-layout.ts'
import { readMigrations, versionOf } from '#website-api/db/migration-files.ts'
import { loadPglite, openDatabase } from '#website-api/db/open-database.ts'
import { openObjects } from '#website-api/media/open-objects.ts'
import { storageOver } from '#website-api/media/storage.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { passiveSince } from '#website-api/modules/platform/companies/passive.queries.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { LAST_BACKUP } from './last-backup.ts'
import { storedFiles } from './stored-files.queries.ts'

const key = 'a random key of tests, 32 letters'

let folder: string
/** The files that the rows of the shop name. */
let named: string[]
const of = (name: string) => path.join(folder, name)

/** The costs of making a key of a passphrase that were asked for; here it costs next to nothing. */
const costs: number[] = []
const { setScryptWorkFactor } = Encrypter.prototype
vi.spyOn(Encrypter.prototype, 'setScryptWorkFactor').mockImplementation(function (
	this: Encrypter,
	cost,
) {
	costs.push(cost)
	setScryptWorkFactor.call(this, 4)
})
afterAll(() => vi.restoreAllMocks())

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-backup-'))
	const place = { dataDir: of('shop') }
	await loadPglite(place.dataDir, await migratedPglite(), async (db) => {
		const storage = storageOver(openObjects(place))
		await loadSeed(db, storage, tinyShops)
		await storage.writePrivate('aabbccddee', Buffer.from('a bought book'))
		await db.execute(sql`
			insert into product_file (company_id, product_id, file_name, content_type, size_bytes, storage_id)
			select company_id, id, 'book.pdf', 'application/pdf', 13, 'aabbccddee' from product order by id limit 1`)
		await inTransaction(db, (tx) =>
			announce(tx, { companyId: 1, topic: 'order.placed', dedupeKey: 'x', payload: {} }),
		)
		named = await collected(storedFiles(db))
	})
	await writeFile(path.join(place.dataDir, 'secret'), 'a secret that seals cookies')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function etalase(args: string[], data = 'shop', settings = {}) {
	return runCommand(args, { ETALASE_DATA: of(data), ETALASE_BACKUP_KEY: key, ...settings })
}

async function within<T>(
	data: string,
	work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) {
	const database = await openDatabase({ dataDir: of(data) })
	return work(database).finally(() => database.close())
}

async function collected(names: AsyncIterable<string>): Promise<string[]> {
	const list: string[] = []
	for await (const name of names) list.push(name)
	return list
}

/** The files of a data folder that the storage has, but for derived pictures. */
async function filesIn(data: string): Promise<string[]> {
	const root = path.join(of(data), 'media')
	const all = await readdir(root, { recursive: true, withFileTypes: true })
	return all
		.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
		.filter((name) => !name.startsWith('derived'))
		.toSorted()
}

/** Puts a broken embedded database into a data folder. */
async function occupy(data: string) {
	await mkdir(path.join(of(data), 'pg'), { recursive: true })
	await writeFile(path.join(of(data), 'pg', 'PG_VERSION'), '1')
}

test('every file of the storage is named by the rows that a backup reads', async () => {
	expect(named.length).toBeGreaterThan(3)
	expect(named.toSorted()).toEqual(await filesIn('shop'))
})

test('a backup is restored as a passive copy with the same rows, files and books', async () => {
	const made = await etalase(['backup', of('shop.age')])
	expect(made).toMatchObject({ code: 0, error: '' })
	expect(costs).toEqual([16])
	const verified = await etalase(['backup', 'verify', of('shop.age')])
	expect(verified).toMatchObject({ code: 0, error: '' })
	expect(verified.out).toContain('The backup is whole.')
	expect(await readFile(of('shop.age'), 'latin1')).not.toContain('a bought book')

	// In the usual run the only restore is the one that has something to replace.
	const isReplaced = sizeOf({ usual: 1, full: 0 }) === 1
	if (isReplaced) await occupy('copy')
	const restored = await etalase(
		['restore', of('shop.age'), ...(isReplaced ? ['--replace'] : [])],
		'copy',
	)
	expect(restored).toMatchObject({ code: 0, error: '' })
	expect(restored.out).toMatch(/The books are in order\.\nThe copy is passive/)
	expect(await filesIn('copy')).toEqual(await filesIn('shop'))
	for (const name of await filesIn('copy')) {
		const bytes = (data: string) => readFile(path.join(of(data), 'media', name))
		expect(await bytes('copy')).toEqual(await bytes('shop'))
	}
	expect(await readFile(path.join(of('copy'), 'secret'), 'utf8')).toBe(
		'a secret that seals cookies',
	)
})

test('a copy is activated with a decision on the mails that wait', async () => {
	const asked = await etalase(['activate'], 'copy')
	expect(asked).toMatchObject({ code: 2 })
	expect(asked.out).toMatch(/order\.placed +1 /)
	expect(asked.error).toContain('--discard-mail or --send-mail')
	expect(await etalase(['activate', '--discard-mail'], 'copy')).toMatchObject({ code: 0 })
	await within('copy', async ({ db }) => {
		const state = sql`select last_error, done_at is not null as done from outbox`
		expect((await db.execute(state)).rows).toEqual([{ last_error: 'discarded', done: true }])
		expect(await passiveSince(db)).toBeUndefined()
	})
})

test('a backup is not restored over what is there, unless it is to be replaced', async () => {
	const refused = await etalase(['restore', of('shop.age')], 'copy')
	expect(refused).toMatchObject({ code: 1 })
	expect(refused.error).toContain('is not empty')
	const elsewhere = { DATABASE_URL: 'postgres://127.0.0.1:1/x' }
	const other = await etalase(['restore', of('shop.age')], 'new', elsewhere)
	expect(other.error).toContain('restore it without DATABASE_URL')
})

// A whole restore more; the usual run replaces in the first.
test.each(['activated'].slice(0, sizeOf({ usual: 0, full: 1 })))(
	'what is replaced by a backup may be a copy that was %s',
	async () => {
		const restored = await etalase(['restore', of('shop.age'), '--replace'], 'copy')
		expect(restored).toMatchObject({ code: 0 })
		await within('copy', async ({ db }) => expect(await passiveSince(db)).toMatch(/^2\d{3}-.*Z$/))
	},
)

test.each([
	[
		'of another key',
		async () => ({ ETALASE_BACKUP_KEY: 'another random key of the tests' }),
		'is not the key',
	],
	[
		'that breaks off',
		async (file: string) => truncate(file, (await readFile(file)).length - 100),
		'damaged or incomplete',
	],
	[
		'with a changed byte',
		async (file: string) => {
			const bytes = await readFile(file)
			bytes[20_000] = (bytes[20_000] ?? 0) ^ 1
			await writeFile(file, bytes)
		},
		'damaged or incomplete',
	],
	['that is something else', (file: string) => writeFile(file, 'a text'), 'cannot be decrypted'],
])('nothing is written of a backup %s', async (_name, spoil, message) => {
	const file = of('spoilt.age')
	await writeFile(file, await readFile(of('shop.age')))
	const settings = (await spoil(file)) ?? {}
	const answer = await etalase(['restore', file], 'untouched', settings)
	expect(answer).toMatchObject({ code: 1 })
	expect(answer.error).toContain(message)
	expect(await readdir(folder)).not.toContain('untouched')
})

const pair = {
	secret: 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX',
	public: 'age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj',
}
/** A backup for that pair. */
let written: string

test('lost files are listed, and a folder keeps the newest backups only', async () => {
	await mkdir(of('kept'))
	const [lost = ''] = await filesIn('shop')
	await rm(path.join(of('shop'), 'media', lost))
	const old = [
		'etalase-2026-01-01T00-00-00Z.tar.age',
		'etalase-2026-01-02T00-00-00Z.tar.age',
		'notes.txt',
	]
	for (const name of old) await writeFile(path.join(of('kept'), name), '')
	const made = await etalase(['backup', of('kept'), '--keep', '2'], 'shop', {
		ETALASE_BACKUP_KEY: pair.public,
	})
	expect(made).toMatchObject({ code: 5 })
	expect(made.out).toContain('Not checked')
	expect(made.out).toContain(`that do not exist: 1\n  ${lost}`)
	const left = await readdir(of('kept'))
	expect(left.toSorted()).toEqual([
		old[1],
		expect.stringMatching(/^etalase-.*\.tar\.age$/),
		'notes.txt',
	])
	written = of(path.join('kept', left.toSorted()[1] ?? ''))
	await within('shop', async ({ db }) => {
		const noted = sql`select value::timestamptz > now() - interval '1 hour' as recent
			from setting where key = ${LAST_BACKUP}`
		expect((await db.execute(noted)).rows).toEqual([{ recent: true }])
	})
})

test('a key is required, and one that could be guessed is refused; a recipient can write only', async () => {
	const missing = await etalase(['backup', of('x.age')], 'shop', { ETALASE_BACKUP_KEY: '' })
	expect(missing.error).toContain('ETALASE_BACKUP_KEY_FILE')
	const short = await etalase(['backup', of('x.age')], 'shop', { ETALASE_BACKUP_KEY: 'hunter2' })
	expect(short.error).toContain('shorter than 20 characters')
	const verify = (ETALASE_BACKUP_KEY: string) =>
		etalase(['backup', 'verify', written], 'shop', { ETALASE_BACKUP_KEY })
	expect((await verify(pair.public)).error).toContain('can only make backups')
	expect(await verify(pair.secret)).toMatchObject({ code: 0 })
})

test('a backup from before the baseline is refused in both languages, and nothing is written', async () => {
	const latest = Math.max(...readMigrations().map(({ name }) => versionOf(name)))
	// No test after this one needs the shop.
	await within('shop', ({ db }) =>
		db.execute(sql`update schema_migration set version = version + ${73 - latest}`),
	)
	await etalase(['backup', of('earlier.age')])
	const english = await etalase(['restore', of('earlier.age')], 'later')
	expect(english).toMatchObject({
		code: 1,
		error: expect.stringContaining(
			`with migration 72. Restore it with Etalase of commit ${BRIDGE}`,
		),
	})
	const indonesian = await etalase(['restore', of('earlier.age')], 'later', { LANG: 'id_ID.UTF-8' })
	expect(indonesian.error).toContain(`migrasi 72. Pulihkan dengan Etalase dari commit ${BRIDGE}`)
	expect(existsSync(path.join(of('later'), 'pg'))).toBe(false)
})
