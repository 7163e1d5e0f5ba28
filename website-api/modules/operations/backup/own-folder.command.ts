import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { type FilesPlace, mediaFolder } from '#website-api/media/open-objects.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { storedFiles } from './stored-files.queries.ts'

/** The setting with the id of the folder that has the installation's files; the folder has it in a file. */
const KEY = 'media-folder'
const MARKER = '.etalase-folder'
/** A folder that has one of so many files is the right one: some may have been lost. */
const TRIED = 50

/** A website API would store files in another folder than the one that has the installation's. */
class OtherFolder extends Error {
	constructor(folder: string) {
		super(
			`${folder} is not the folder that has the files of this installation. Without a bucket, all website APIs need the same one: ` +
				'set ETALASE_S3_… for a bucket, or share the folder of ETALASE_DATA between the machines. ' +
				'If its files were moved here without the file .etalase-folder, run: npm run etalase -- media-folder',
		)
		this.name = 'OtherFolder'
	}
}

/**
 * Requires that the folder has the installation's files, as soon as there are any. The first start of an installation
 * without the mark sets it. @throws OtherFolder
 */
export async function requireOwnFolder(db: Queryable, place: FilesPlace) {
	if (place.s3) return
	const folder = mediaFolder(place)
	const names = await someFiles(db)
	if (names.length === 0) return
	const known = await knownId(db)
	if (known === undefined) {
		if (!names.some((name) => existsSync(path.join(folder, name)))) throw new OtherFolder(folder)
		await adoptFolder(db, place)
	} else if ((await markerIn(folder)) !== known) throw new OtherFolder(folder)
}

/** Makes this folder the one of the installation. */
export async function adoptFolder(db: Queryable, place: FilesPlace) {
	if (place.s3) return
	const folder = mediaFolder(place)
	const id = (await knownId(db)) ?? randomUUID()
	await db.insert(setting).values({ key: KEY, value: id }).onConflictDoNothing()
	await mkdir(folder, { recursive: true })
	await writeFile(path.join(folder, MARKER), `${(await knownId(db)) ?? id}\n`)
}

async function someFiles(db: Queryable): Promise<string[]> {
	const names: string[] = []
	for await (const name of storedFiles(db)) if (names.push(name) === TRIED) break
	return names
}

async function knownId(db: Queryable): Promise<string | undefined> {
	const [row] = await db.select().from(setting).where(eq(setting.key, KEY))
	return row?.value
}

async function markerIn(folder: string): Promise<string | undefined> {
	const text = await readFile(path.join(folder, MARKER), 'utf8').catch(() => undefined)
	return text?.trim()
}
