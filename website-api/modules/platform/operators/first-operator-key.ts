import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#website-api/db/database.ts'
import { newOperatorKey, storeOperatorKey } from './operator-key.queries.ts'

/** File with the first owner's key, readable by its owner only. */
export function operatorKeyFile(dataDir: string): string {
	return path.join(dataDir, 'operator-key')
}

/**
 * Makes sure that there is an owner's key: the environment's, or the one in the data folder, which the first
 * start writes. Deleting the file and starting again gives a new key; the old one then still works until revoked.
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
