import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#website-api/db/database.ts'
import { newOperatorKey, storeOperatorKey } from './operator-key.queries.ts'

/** File with the first owner's key, readable only by the user of the process. */
export function operatorKeyFile(dataDir: string): string {
	return path.join(dataDir, 'operator-key')
}

/**
 * Ensures that an owner's key exists: the one of the environment, or the one in the data folder, written by the first
 * start. If the file is deleted, the next start writes a new key; the old one stays valid until it is revoked.
 */
export async function ensureOperatorKey(db: Database, dataDir: string, fromEnvironment?: string) {
	const key = fromEnvironment || (await keyInFile(operatorKeyFile(dataDir)))
	await storeOperatorKey(db, key, { label: 'first key', role: 'owner', companyId: null })
}

async function keyInFile(file: string): Promise<string> {
	await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
	try {
		await writeFile(file, `${newOperatorKey()}\n`, { flag: 'wx', mode: 0o600 })
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
		await chmod(file, 0o600)
	}
	const key = (await readFile(file, 'utf8')).trim()
	if (key.length >= 32) return key
	throw new Error(`${file} should hold a key of 32 or more characters. Delete it to get a new one.`)
}
