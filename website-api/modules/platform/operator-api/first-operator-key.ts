import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#website-api/db/database.ts'
import { newOperatorKey } from './operator-key.queries.ts'
import { keyCallerOf, storeFirstKey, storeOperatorKey } from './operator-key.command.ts'

type Options = {
	/** The key of the settings. */
	fromEnvironment?: string | undefined
	/** Whether a data folder whose key is not valid gets another one: ETALASE_NEW_OPERATOR_KEY. */
	makesAnother?: boolean | undefined
	/** Prints a line on the console. */
	say?: ((line: string) => void) | undefined
}

const owner = { role: 'owner', companyId: null } as const

/** File with the first owner's key, readable only by the user of the process. */
export function operatorKeyFile(dataDir: string): string {
	return path.join(dataDir, 'operator-key')
}

/**
 * Ensures that an installation has an owner's key: the one of the environment, or the one in the data folder, written
 * by the first start. A database that has an owner's key gets no other one, unless that is asked for; every new one is
 * said on the console.
 */
export async function ensureOperatorKey(
	db: Database,
	dataDir: string,
	{ fromEnvironment, makesAnother = false, say = () => undefined }: Options = {},
) {
	const file = operatorKeyFile(dataDir)
	if (fromEnvironment) {
		const label = 'ETALASE_OPERATOR_KEY'
		const isNew = await storeOperatorKey(db, fromEnvironment, { ...owner, label })
		if (isNew) say('The key in ETALASE_OPERATOR_KEY is now an owner key of this installation.')
		return
	}
	const stored = await keyIn(file)
	if (stored !== undefined && (await keyCallerOf(db, stored))) return
	const key = stored ?? newOperatorKey()
	const isFirst = await storeFirstKey(db, key)
	if (isFirst) {
		if (stored === undefined) await writeKey(file, key)
		say(`Made the owner key of this installation, for npm run etalase: ${file}`)
	} else if (makesAnother) {
		const another = newOperatorKey()
		await writeKey(file, another)
		await storeOperatorKey(db, another, { ...owner, label: 'another first key' })
		say(`Made another owner key of this installation, for npm run etalase: ${file}`)
	} else {
		const lack = stored === undefined ? 'There is no operator key' : 'The operator key is not valid'
		say(
			`${lack} in ${file}, and this installation has an owner key already, so that none was made. npm run etalase needs one: copy the file, or start once with ETALASE_NEW_OPERATOR_KEY=yes.`,
		)
	}
}

async function keyIn(file: string): Promise<string | undefined> {
	const text = await readFile(file, 'utf8').catch((error: unknown) => {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
		throw error
	})
	if (text === undefined) return undefined
	await chmod(file, 0o600)
	const key = text.trim()
	if (key.length >= 32) return key
	throw new Error(`${file} should hold a key of 32 or more characters. Delete it to get a new one.`)
}

async function writeKey(file: string, key: string) {
	await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
	await writeFile(file, `${key}\n`, { mode: 0o600 })
	// A file that was there keeps its mode otherwise.
	await chmod(file, 0o600)
}
