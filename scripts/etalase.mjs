import { languageOfTerminal } from '../process/terminal-language.mjs'
import { ensureCommandLine } from './command-line.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { inProject, readIfPresent, runCommand } from './project.mjs'
import { runNode } from './run.mjs'
import { readSettings } from './settings.mjs'

const args = process.argv.slice(2)

await runCommand(async () => {
	if (asksForOverview() && !isInstalled()) {
		process.stdout.write(overviewIn(languageOfTerminal(process.env)) ?? overviewIn('en') ?? '')
		return args.length === 0 ? 2 : 0
	}
	const settings = readSettings()
	await ensureInstalled()
	const result = await runNode(await ensureCommandLine(), args, {
		env: {
			ETALASE_DATA: settings.data,
			WEBSITE_API_URL: settings.apiUrl ?? `http://127.0.0.1:${settings.apiPort}`,
		},
		cwd: process.env.INIT_CWD ?? process.cwd(),
	})
	return result.code ?? 1
})

/** Whether the list of commands is the answer, which is kept as text for a clone without packages. */
function asksForOverview() {
	return args.length === 0 || (args.length === 1 && ['help', '--help', '-h'].includes(args[0]))
}

function overviewIn(language) {
	return readIfPresent(inProject('scripts', `etalase-help.${language}.txt`))
}
