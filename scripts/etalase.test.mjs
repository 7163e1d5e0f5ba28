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
	for (const name of ['package.json', 'package-lock.json', 'contract', 'process', 'website-api']) {
		await symlink(inProject(name), path.join(clone, name))
	}
})
afterEach(() => rm(clone, { recursive: true, force: true }))

function etalase(...args) {
	return etalaseIn({}, ...args)
}

/** With these variables of the locale, and none of the machine's. */
async function etalaseIn(locale, ...args) {
	const program = path.join(clone, 'scripts', 'etalase.mjs')
	const env = {
		...process.env,
		LC_ALL: undefined,
		LC_MESSAGES: undefined,
		LANG: undefined,
		...locale,
	}
	return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout
}

test('a clone without packages lists the commands and installs nothing', async () => {
	const before = await readdir(clone)
	expect(await etalase('help')).toContain('Usage: etalase [options] [command]')
	expect(await etalase('--help')).toContain('orders')
	expect(await readdir(clone)).toEqual(before)
})

test('a clone without packages lists the commands in the language of the locale', async () => {
	expect(await etalaseIn({ LANG: 'id_ID.UTF-8' }, 'help')).toContain(
		'Cara pakai: etalase [opsi] [perintah]',
	)
	expect(await etalaseIn({ LANG: 'de_DE.UTF-8' }, 'help')).toContain('Usage: etalase')
})

test('a command runs without a build of the shop', async () => {
	// Else npm would install through the link.
	expect(isInstalled()).toBe(true)
	await symlink(inProject('node_modules'), path.join(clone, 'node_modules'))
	expect(await etalase('orders', 'list', '--help')).toContain('Usage: etalase orders list')
	expect(await etalaseIn({ LC_MESSAGES: 'id_ID' }, 'orders', 'list', '--help')).toContain(
		'Cara pakai: etalase orders list [opsi]',
	)
	expect(await readdir(clone)).not.toContain('build')
	expect(await readdir(path.join(clone, '.cache', 'command-line'))).toHaveLength(1)
})
