import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { quoted, unpackDebianPackages, writeLauncher } from './debian-packages.mjs'
import { inProject } from './project.mjs'

const folder = inProject('.cache', 'chromium')
const root = path.join(folder, 'root')

/** The headless shell that `unpackDebianHeadlessShell` has put into the project's cache. */
export const unpackedHeadlessShell = path.join(folder, 'headless-shell')

/** Unpacks the headless shell of Debian's Chromium, and a font, into the project's cache. */
export async function unpackDebianHeadlessShell() {
	// The shell looks for the files of chromium-common beside itself: they are needed even where that is installed.
	const packages = ['chromium-headless-shell', 'chromium-common', 'fonts-liberation']
	const download = await unpackDebianPackages(folder, packages)
	if (!download.ok) return download
	const fonts = path.join(folder, 'fonts.conf')
	await writeFile(
		fonts,
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>${escaped(path.join(root, 'usr/share/fonts'))}</dir>
<cachedir>${escaped(path.join(folder, 'fonts'))}</cachedir>
</fontconfig>`,
	)
	await writeLauncher(unpackedHeadlessShell, {
		root,
		program: 'usr/lib/chromium/chromium-headless-shell',
		lines: [`export FONTCONFIG_FILE=${quoted(fonts)}`],
	})
	return download
}

function escaped(text) {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
