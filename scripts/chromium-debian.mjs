import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

const folder = inProject('.cache', 'chromium')
const root = path.join(folder, 'root')

/** The headless shell that `unpackDebianHeadlessShell` has put into the project's cache. */
export const unpackedHeadlessShell = path.join(folder, 'headless-shell')

/**
 * Downloads the headless shell of Debian's Chromium with the libraries and a font that this machine lacks, and unpacks
 * them into the project's cache: what an account without root can do. Nothing on the system changes.
 */
export async function unpackDebianHeadlessShell() {
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
	// The shell looks for the files of chromium-common beside itself: they are needed even where that is installed.
	const packages = ['chromium-headless-shell', 'chromium-common', 'fonts-liberation']
	const options = ['-y', '--download-only', '--reinstall', '--no-install-recommends']
	const download = await aptGet('install', ...options, ...packages)
	if (!download.ok) return download
	for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
		const unpack = await run('dpkg-deb', ['-x', path.join(archives, file), root], { quiet: true })
		if (!unpack.ok) return unpack
	}
	await rm(apt, { recursive: true, force: true })
	await writeLauncher()
	return download
}

async function writeLauncher() {
	const libraries = ['lib', 'usr/lib'].flatMap((place) =>
		foldersOfLibraries(path.join(root, place)),
	)
	const fonts = path.join(folder, 'fonts.conf')
	await writeFile(
		fonts,
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>${escaped(path.join(root, 'usr/share/fonts'))}</dir>
<cachedir>${escaped(path.join(folder, 'fonts'))}</cachedir>
</fontconfig>`,
	)
	const launcher = [
		'#!/bin/sh',
		`export LD_LIBRARY_PATH=${quoted(libraries.join(':'))}`,
		`export FONTCONFIG_FILE=${quoted(fonts)}`,
		`exec ${quoted(path.join(root, 'usr/lib/chromium/chromium-headless-shell'))} "$@"`,
		'',
	]
	await writeFile(unpackedHeadlessShell, launcher.join('\n'))
	await chmod(unpackedHeadlessShell, 0o755)
}

function quoted(word) {
	return `'${word.replaceAll("'", "'\\''")}'`
}

function escaped(text) {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

// Some libraries live in a folder of their own, which their packages find by its absolute path.
function foldersOfLibraries(folder) {
	if (!existsSync(folder)) return []
	const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
	const libraries = entries.filter((entry) => !entry.isDirectory() && /^lib.+\.so/.test(entry.name))
	return [...new Set(libraries.map((entry) => entry.parentPath ?? entry.path))].sort()
}
