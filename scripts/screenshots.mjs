import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runCommand, say } from './project.mjs'
import { run, runNode } from './run.mjs'

/**
 * `npm run screenshots [-- FOLDER]`: pictures of the built shop's pages, with script and without.
 * `npm run screenshots -- --compare BEFORE AFTER`: fails when more than half a per cent of a picture's pixels differ.
 */
await runCommand(async () => {
	const { values, positionals } = parseArgs({
		options: { compare: { type: 'boolean', default: false } },
		allowPositionals: true,
	})
	await ensureInstalled()
	return values.compare ? compare(positionals) : take(positionals[0] ?? 'screenshots')
})

async function take(name) {
	await ensureBuilt()
	const folder = path.resolve(name)
	process.env.ETALASE_CHROMIUM = await ensureChromium()
	process.env.ETALASE_SCREENS = folder
	const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
	const { ok } = await runNode(cli, ['test', '--config', 'playwright.screens.config.ts'])
	say(`Screenshots: ${folder}`)
	return ok ? 0 : 1
}

/** In TypeScript, with packages that may have to be installed first. */
async function compare(folders) {
	const script = inProject('scripts', 'compare-screenshots.ts')
	const args = ['--import', 'tsx', script, ...folders.map((name) => path.resolve(name))]
	const { ok } = await run(process.execPath, args)
	return ok ? 0 : 1
}
