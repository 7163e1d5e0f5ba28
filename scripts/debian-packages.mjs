import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readIfPresent } from './project.mjs'
import { run } from './run.mjs'

/** Whether this machine's packages are Debian's. */
export function isDebian() {
	return /^ID=debian$/m.test(readIfPresent('/etc/os-release') ?? '')
}

/**
 * Downloads packages with the libraries that this machine lacks, and unpacks them into `root` of a folder that belongs
 * to the project: what an account without root can do. Nothing on the system changes.
 */
export async function unpackDebianPackages(folder, packages) {
	const apt = path.join(folder, 'apt')
	const archives = path.join(apt, 'archives')
	await rm(folder, { recursive: true, force: true })
	await mkdir(path.join(apt, 'lists', 'partial'), { recursive: true })
	await mkdir(path.join(archives, 'partial'), { recursive: true })
	const folders = {
		'Dir::State::Lists': path.join(apt, 'lists'),
		'Dir::Cache': apt,
		'Dir::Cache::Archives': archives,
		'Debug::NoLocking': 'true',
	}
	const words = Object.entries(folders).flatMap(([name, value]) => ['-o', `${name}=${value}`])
	const aptGet = (...args) => run('apt-get', [...words, ...args], { quiet: true })

	const update = await aptGet('update')
	if (!update.ok) return update
	const options = ['-y', '--download-only', '--reinstall', '--no-install-recommends']
	const download = await aptGet('install', ...options, ...packages)
	if (!download.ok) return download
	for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
		const into = path.join(folder, 'root')
		const unpack = await run('dpkg-deb', ['-x', path.join(archives, file), into], { quiet: true })
		if (!unpack.ok) return unpack
	}
	await rm(apt, { recursive: true, force: true })
	return download
}

/** Writes a program that starts an unpacked one with the unpacked libraries; `lines` of the shell come before. */
export async function writeLauncher(file, { root, program, lines = [], options = [] }) {
	const libraries = ['lib', 'usr/lib'].flatMap((place) =>
		foldersOfLibraries(path.join(root, place)),
	)
	const launcher = [
		'#!/bin/sh',
		`export LD_LIBRARY_PATH=${quoted(libraries.join(':'))}`,
		...lines,
		`exec ${[path.join(root, program), ...options].map(quoted).join(' ')} "$@"`,
		'',
	]
	await mkdir(path.dirname(file), { recursive: true })
	await writeFile(file, launcher.join('\n'))
	await chmod(file, 0o755)
}

/** A word of the shell. */
export function quoted(word) {
	return `'${word.replaceAll("'", "'\\''")}'`
}

// Some libraries live in a folder of their own, which their packages find by its absolute path.
function foldersOfLibraries(folder) {
	if (!existsSync(folder)) return []
	const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
	const libraries = entries.filter((entry) => !entry.isDirectory() && /^lib.+\.so/.test(entry.name))
	return [...new Set(libraries.map((entry) => entry.parentPath ?? entry.path))].sort()
}
