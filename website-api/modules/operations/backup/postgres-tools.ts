import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** PostgreSQL's own programs are missing, or one has failed. */
class ToolFailure extends Error {}

export type Tool = 'pg_dump' | 'pg_restore' | 'psql'

// Where Debian and others keep those of each version; PATH has one of them.
const FOLDERS = ['/usr/lib/postgresql', '/usr/local/lib/postgresql']

/**
 * The folder of the PostgreSQL programs for a server: those of its own version, else the next newer ones, as older ones
 * refuse it. @throws ToolFailure that says what to install
 */
export async function findTools(serverMajor: number): Promise<string> {
	const folders = [
		...(process.env.PATH ?? '').split(path.delimiter),
		...FOLDERS.flatMap((folder) =>
			existsSync(folder)
				? readdirSync(folder).map((version) => path.join(folder, version, 'bin'))
				: [],
		),
	].filter(
		(folder) => existsSync(path.join(folder, 'pg_dump')) && existsSync(path.join(folder, 'psql')),
	)
	const found = await Promise.all(
		folders.map(async (folder) => ({ folder, major: await majorOf(folder) })),
	)
	const [best] = found
		.filter(({ major }) => major >= serverMajor)
		.toSorted((one, other) => one.major - other.major)
	if (best) return best.folder
	const versions = [...new Set(found.map(({ major }) => major))].filter(Boolean).join(', ')
	throw new ToolFailure(
		`The programs of PostgreSQL ${serverMajor} (pg_dump, pg_restore, psql) are needed; found: ${versions || 'none'}. ` +
			`On Debian: apt-get install postgresql-client-${serverMajor}`,
	)
}

async function majorOf(folder: string): Promise<number> {
	const run = promisify(execFile)
	const { stdout } = await run(path.join(folder, 'pg_dump'), ['--version']).catch(() => ({
		stdout: '',
	}))
	return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0)
}

export type ToolPlace = { folder: string; databaseUrl: string }

/** Starts a program on the database. The password is in its environment, as everybody sees its arguments. */
export function runTool(tool: Tool, args: string[], { folder, databaseUrl }: ToolPlace) {
	const [address, password] = withoutPassword(databaseUrl)
	const child = spawn(path.join(folder, tool), ['--dbname', address, ...args], {
		env: { ...process.env, ...(password === undefined ? {} : { PGPASSWORD: password }) },
	})
	return { child, ended: endOf(tool, child) }
}

/** Starts a program that needs no database. */
export function runFilter(tool: Tool, args: string[], folder: string) {
	const child = spawn(path.join(folder, tool), args)
	return { child, ended: endOf(tool, child) }
}

function withoutPassword(databaseUrl: string): [address: string, password: string | undefined] {
	const found = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/.exec(databaseUrl)
	if (!found) return [databaseUrl, undefined]
	const [all, user = '', password = ''] = found
	return [`${user}@${databaseUrl.slice(all.length)}`, decodeURIComponent(password)]
}

/** Resolves when the program has ended well. Rejects with what it said last. */
function endOf(tool: Tool, child: ReturnType<typeof spawn>): Promise<void> {
	let said = ''
	child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2_000)))
	// A program that has ended does not read on; why it has ended is told below.
	child.stdin?.on('error', () => undefined)
	const ended = new Promise<void>((resolve, reject) => {
		child.on('error', reject)
		child.on('close', (code) => {
			if (code === 0) resolve()
			else reject(new ToolFailure(`${tool} failed (${code ?? 'stopped'}): ${said.trim()}`))
		})
	})
	ended.catch(() => undefined)
	return ended
}
