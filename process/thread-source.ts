import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WorkerOptions } from 'node:worker_threads'

export type ThreadSource = { file: URL | string; options: WorkerOptions }

const bundled = new Map<string, Promise<string>>()

/**
 * What a thread runs: the build puts each beside the program, under the name of its source; from sources it is bundled
 * when it is needed first.
 */
export async function threadSource(source: URL): Promise<ThreadSource> {
	if (!import.meta.url.endsWith('.ts')) {
		const name = path.posix.basename(source.pathname, '.ts')
		return { file: new URL(`./${name}.mjs`, import.meta.url), options: {} }
	}
	const code = bundled.get(source.href) ?? bundle(source)
	bundled.set(source.href, code)
	return { file: await code, options: { eval: true, execArgv: [] } }
}

async function bundle(source: URL): Promise<string> {
	const { build } = await import('esbuild')
	const { outputFiles } = await build({
		entryPoints: [fileURLToPath(source)],
		bundle: true,
		write: false,
		packages: 'external',
		platform: 'node',
		format: 'cjs',
		target: 'node20',
		logLevel: 'silent',
	})
	return outputFiles[0]?.text ?? ''
}
