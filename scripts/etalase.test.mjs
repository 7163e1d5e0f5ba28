import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'
import { inProject } from './project.mjs'

let clone

beforeEach(async () => {
	clone = await mkdtemp(path.join(os.tmpdir(), 'etalase-clone-'))
	await cp(inProject('scripts'), path.join(clone, 'scripts'), { recursive: true })
	for (const name of ['package.json', 'package-lock.json', 'contract', 'website-api']) {
		await symlink(inProject(name), path.join(clone, name))
	}
})
afterEach(() => rm(clone, { recursive: true, force: true }))

async function etalase(...args) {
	const program = path.join(clone, 'scripts', 'etalase.mjs')
	return (await promisify(execFile)(process.execPath, [program, ...args])).stdout
}

test('a clone without packages lists the commands and installs nothing', async () => {
	const before = await readdir(clone)
	expect(await etalase('help')).toContain('Usage: etalase [options] [command]')
	expect(await etalase('--help')).toContain('orders')
	expect(await readdir(clone)).toEqual(before)
})

test('a command runs without a build of the shop', async () => {
	// Else npm would install through the link.
	expect(isInstalled()).toBe(true)
	await symlink(inProject('node_modules'), path.join(clone, 'node_modules'))
	expect(await etalase('orders', 'list', '--help')).toContain('Usage: etalase orders list')
	expect(await readdir(clone)).not.toContain('build')
	expect(await readdir(path.join(clone, '.cache', 'command-line'))).toHaveLength(1)
})
