import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { unpackDebianHeadlessShell, unpackedHeadlessShell } from './chromium-debian.mjs'
import { isDebian } from './debian-packages.mjs'
import { withLock } from './lock.mjs'
import { inProject, UsageError, say } from './project.mjs'
import { runNode } from './run.mjs'

const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium that starts: ETALASE_CHROMIUM, else a headless shell, which is installed where the machine has
 * none, else any other. The shell is Chromium without the windows around the page: a journey takes a third less of the
 * processor's time in it.
 */
export async function ensureChromium() {
	const present = firstThatStarts([process.env.ETALASE_CHROMIUM, ...(await headlessShells())])
	if (present) return present
	return withLock(async () => {
		for (const install of waysToInstall()) {
			say(`Installing Chromium for the browser tests (${install.how}) …`)
			const { ok, output } = await install.run()
			const found = firstThatStarts(await headlessShells())
			if (found) return found
			say(
				ok
					? 'That gave no browser that starts here.'
					: output.trim().split('\n').slice(-5).join('\n'),
			)
		}
		const other = firstThatStarts([...browsers.flatMap(onPath), ...applications])
		if (other) return other
		throw new UsageError(
			'The browser tests need Chromium, and it could not be installed. Install the package "chromium" ' +
				'(or Google Chrome) and run npm test again, or name a browser in ETALASE_CHROMIUM.',
		)
	})
}

function waysToInstall() {
	const root = process.getuid?.() === 0
	const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
	const options = ['--only-shell', ...(root ? ['--with-deps'] : [])]
	const playwright = {
		how: 'Playwright’s build',
		run: () => runNode(cli, ['install', ...options, 'chromium'], { quiet: true }),
	}
	if (!isDebian()) return [playwright]
	return [
		{ how: 'Debian’s packages, unpacked into .cache', run: unpackDebianHeadlessShell },
		playwright,
	]
}

async function headlessShells() {
	return [...shells.flatMap(onPath), ...(await playwrightsOwn()), unpackedHeadlessShell]
}

function firstThatStarts(candidates) {
	return candidates.find((file) => file && existsSync(file) && starts(file))
}

function onPath(name) {
	const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin')
	return folders.filter(Boolean).map((folder) => path.join(folder, name))
}

/** Playwright names only its full browser, whose folder stands beside that of the shell. */
async function playwrightsOwn() {
	const { chromium } = await import('@playwright/test')
	const [folder = '', build = ''] =
		/^(.*)chromium-(\d+)[\\/]/.exec(chromium.executablePath())?.slice(1) ?? []
	const shell = `${folder}chromium_headless_shell-${build}`
	if (build === '' || !existsSync(shell)) return []
	return readdirSync(shell, { recursive: true })
		.filter((file) => /headless[-_]shell(\.exe)?$/.test(file))
		.map((file) => path.join(shell, file))
}

// A browser whose libraries are missing is there but no use.
function starts(file) {
	try {
		execFileSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' })
		return true
	} catch {
		return false
	}
}
