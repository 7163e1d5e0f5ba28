import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runCommand } from './project.mjs'
import { runNode } from './run.mjs'
import { readSettings } from './settings.mjs'

await runCommand(async () => {
	const settings = readSettings()
	await ensureInstalled()
	await ensureBuilt()
	const result = await runNode(inProject('build', 'etalase.mjs'), process.argv.slice(2), {
		env: {
			ETALASE_DATA: settings.data,
			WEBSITE_API_URL: settings.apiUrl ?? `http://127.0.0.1:${settings.apiPort}`,
		},
		cwd: process.env.INIT_CWD ?? process.cwd(),
	})
	return result.code ?? 1
})
