import { build } from 'esbuild'
import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { threadEntries } from '../../scripts/threads.mjs'
import { openGuardedFolder } from './processes.ts'

export type CliResult = { code: number; out: string; error: string }

let bundled: Promise<string> | undefined

/** Runs `npm run etalase -- …` in its own process, with only these settings. */
export async function runCli(args: string[], env: Record<string, string>): Promise<CliResult> {
	const program = await (bundled ??= bundle())
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			[program, ...args],
			{ env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env } },
			(failure, out, error) => {
				const code = typeof failure?.code === 'number' ? failure.code : failure ? -1 : 0
				resolve({ code, out, error })
			},
		)
	})
}

// Once per test file: compiling the sources takes longer than the commands.
async function bundle(): Promise<string> {
	// Below the project, so that the program finds its packages.
	await mkdir('.cache', { recursive: true })
	const { path: folder } = await openGuardedFolder(path.resolve('.cache'), 'cli')
	await build({
		entryPoints: { etalase: 'website-api/cli/main.ts', ...threadEntries() },
		outdir: folder,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		packages: 'external',
		platform: 'node',
		format: 'esm',
		target: 'node20',
		logLevel: 'warning',
	})
	return path.join(folder, 'etalase.mjs')
}
