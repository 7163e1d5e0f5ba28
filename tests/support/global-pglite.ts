import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#website-api/db/migrate.ts'
import { keepFolder } from './processes.ts'

/** Builds the migrated PGlite once and leaves it in a file that every test file loads. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const kept = await keepFolder(os.tmpdir(), 'pglite')
	const snapshot = path.join(kept.path, 'migrated.tar')
	const client = await PGlite.create()
	await migrate(drizzle(client))
	const dump = await client.dumpDataDir('none')
	await client.close()
	await writeFile(snapshot, new Uint8Array(await dump.arrayBuffer()))
	project.provide('pgliteSnapshot', snapshot)
	return () => kept.stop()
}
