import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#website-api/db/migrate.ts'

const folder = path.resolve('.cache', 'pglite')
const sources = path.resolve('website-api', 'db')

/** Stores a migrated PGlite in a file that every test file loads; it is rebuilt after changes of migrations. */
export async function setup(project: TestProject): Promise<void> {
	const snapshot = path.join(folder, `${await digest()}.tar`)
	if (!existsSync(snapshot)) await build(snapshot)
	project.provide('pgliteSnapshot', snapshot)
}

/** The digest of all inputs of the snapshot. */
async function digest(): Promise<string> {
	const migrations = await readdir(path.join(sources, 'migrations'), { recursive: true })
	const files = [
		createRequire(import.meta.url).resolve('@electric-sql/pglite'),
		path.join(sources, 'migrate.ts'),
		path.join(sources, 'migration-files.ts'),
		path.join(sources, 'function-search-path.ts'),
		...migrations
			.filter((name) => name.endsWith('.sql'))
			.toSorted()
			.map((name) => path.join(sources, 'migrations', name)),
	]
	const hash = createHash('sha256')
	for (const file of files) hash.update(await readFile(file))
	return hash.digest('hex').slice(0, 16)
}

async function build(snapshot: string) {
	const client = await PGlite.create({ extensions: { pg_trgm } })
	await migrate(drizzle(client))
	const dump = await client.dumpDataDir('none')
	await client.close()
	await mkdir(folder, { recursive: true })
	const outdated = (await readdir(folder)).filter((name) => name.endsWith('.tar'))
	const unfinished = `${snapshot}.${randomBytes(4).toString('hex')}`
	await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
	await rename(unfinished, snapshot)
	for (const name of outdated) await rm(path.join(folder, name), { force: true })
}
