import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { allowedShare, compareFolders } from './compare-screenshots.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, UsageError, runCommand, say } from './project.mjs'
import { runNode } from './run.mjs'

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

async function compare([before, after]) {
	if (!before || !after) throw new UsageError('Two folders are needed: --compare BEFORE AFTER.')
	const differences = path.resolve('screenshots-differences')
	const results = await compareFolders(path.resolve(before), path.resolve(after), differences)
	const changed = results.filter(({ share }) => share > allowedShare)
	for (const { name, share } of changed) say(`${(share * 100).toFixed(2)} %  ${name}`)
	say(`${results.length} pictures, ${changed.length} changed (${differences})`)
	return changed.length === 0 ? 0 : 1
}
