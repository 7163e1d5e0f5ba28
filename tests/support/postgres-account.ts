import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

export type Account = { uid: number; gid: number }

const preferred = ['postgres', 'nobody', 'daemon']

/**
 * The account for PostgreSQL if this process is root, as which PostgreSQL refuses to run. Undefined for ordinary
 * users, who run it themselves.
 */
export async function unprivilegedAccount(): Promise<Account | undefined> {
	if (process.getuid?.() !== 0) return undefined
	const accounts = (await readFile('/etc/passwd', 'utf8'))
		.split('\n')
		.map((line) => line.split(':'))
		.map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))
		.filter(({ uid, gid }) => uid > 0 && gid > 0)
	const account = preferred
		.map((name) => accounts.find((candidate) => candidate.name === name))
		.concat(accounts)
		.find((candidate) => candidate !== undefined)
	if (!account) throw new Error('PostgreSQL needs an account other than root, and there is none.')
	return { uid: account.uid, gid: account.gid }
}

/** Creates a temporary folder that every account may enter, whatever TMPDIR is. */
export function openTemporaryFolder(): string {
	const candidates = [os.tmpdir(), '/tmp', '/var/tmp']
	const accessible = candidates.find(isAccessibleToAll)
	if (!accessible)
		throw new Error(`No temporary folder is open to all accounts: ${candidates.join(', ')}`)
	return accessible
}

function isAccessibleToAll(folder: string): boolean {
	const stats = statSync(folder, { throwIfNoEntry: false })
	if (!stats?.isDirectory() || (stats.mode & 0o001) === 0) return false
	const parent = path.dirname(folder)
	return parent === folder || isAccessibleToAll(parent)
}
