import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { unpackDebianChromium, unpackedChromium } from './chromium-debian.mjs'
import { alone } from './lock.mjs'
import { inProject, Mistake, readIfPresent, say } from './project.mjs'
import { run, runNode } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that starts, installing one where the machine has none. */
export async function ensureChromium() {
	const present = await findChromium()
	if (present) return present
	return alone(async () => {
		for (const install of waysToInstall()) {
			say(`Installing Chromium for the browser tests (${install.how}) …`)
			const { ok, output } = await install.run()
			const found = await findChromium()
			if (found) return found
			say(
				ok
					? 'That gave no browser that starts here.'
					: output.trim().split('\n').slice(-5).join('\n'),
			)
		}
		throw new Mistake(
			'The browser tests need Chromium, and it could not be installed. Install the package "chromium" ' +
				'(or Google Chrome) and run npm test again, or name a browser in ETALASE_CHROMIUM.',
		)
	})
}

function waysToInstall() {
	const debian = /^ID=debian$/m.test(readIfPresent('/etc/os-release') ?? '')
	const root = process.getuid?.() === 0
	const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
	const playwright = {
		how: 'Playwright’s build',
		run: () =>
			runNode(cli, ['install', ...(root ? ['--with-deps'] : []), 'chromium'], { quiet: true }),
	}
	if (!debian) return [playwright]
	if (root) return [{ how: 'apt-get', run: installWithApt }, playwright]
	return [{ how: 'Debian’s packages, unpacked into .cache', run: unpackDebianChromium }, playwright]
}

async function installWithApt() {
	const env = { DEBIAN_FRONTEND: 'noninteractive' }
	const patient = ['-o', 'DPkg::Lock::Timeout=300']
	const update = await run('apt-get', [...patient, 'update'], { quiet: true, env })
	if (!update.ok) return update
	const packages = ['chromium', 'fonts-liberation']
	const install = [...patient, 'install', '-y', '--no-install-recommends', ...packages]
	return run('apt-get', install, { quiet: true, env })
}

async function findChromium() {
	const candidates = [
		process.env.ETALASE_CHROMIUM,
		...names.flatMap(onPath),
		...applications,
		await playwrightsOwn(),
		unpackedChromium,
	]
	return candidates.find((file) => file && existsSync(file) && starts(file))
}

function onPath(name) {
	const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin')
	return folders.filter(Boolean).map((folder) => path.join(folder, name))
}

async function playwrightsOwn() {
	const { chromium } = await import('@playwright/test')
	return chromium.executablePath()
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
