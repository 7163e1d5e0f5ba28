import { execFile } from 'node:child_process'

export type CliResult = { code: number; out: string; error: string }

/** Runs `npm run etalase -- …` in a process of its own, with these settings and no others. */
export function runCli(args: string[], env: Record<string, string>): Promise<CliResult> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			['--import', 'tsx', 'website-api/cli/main.ts', ...args],
			{ env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env } },
			(failure, out, error) => {
				const code = typeof failure?.code === 'number' ? failure.code : failure ? -1 : 0
				resolve({ code, out, error })
			},
		)
	})
}
