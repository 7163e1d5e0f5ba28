import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runCommand, say } from './project.mjs'
import { runNode } from './run.mjs'

/** `npm run screenshots [-- FOLDER]`: pictures of the built shop's pages, with script and without. */
await runCommand(async () => {
	await ensureInstalled()
	await ensureBuilt()
	const folder = path.resolve(process.argv[2] ?? 'screenshots')
	process.env.ETALASE_CHROMIUM = await ensureChromium()
	process.env.ETALASE_SCREENS = folder
	const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
	const { ok } = await runNode(cli, ['test', '--config', 'playwright.screens.config.ts'])
	say(`Screenshots: ${folder}`)
	return ok ? 0 : 1
})
