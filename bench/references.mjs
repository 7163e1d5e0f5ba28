import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const reference = fileURLToPath(new URL('reference', import.meta.url))
const reports = fileURLToPath(new URL('../reports', import.meta.url))

/** Builds and starts bare Remix behind Express: a listing of twelve products. */
export async function openRemix() {
	const build = path.join(reference, '../../node_modules/@remix-run/dev/dist/cli.js')
	const child = spawn(process.execPath, [build, 'vite:build'], {
		cwd: reference,
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	const [code] = await once(child, 'exit')
	if (code !== 0) throw new Error('The reference could not be built.')
	return serverOf(path.join(reference, 'server.mjs'), [])
}

/** A server that sends one fixed buffer: the page of an address. */
export async function openBuffer(url) {
	const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
	const file = path.join(reports, 'bench-page.html')
	await mkdir(reports, { recursive: true })
	await writeFile(file, Buffer.from(await answer.arrayBuffer()))
	return serverOf(path.join(reference, 'buffer.mjs'), [file])
}

/** Starts a program that prints its port. */
async function serverOf(program, args) {
	const child = spawn(process.execPath, [program, ...args], {
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const ended = once(child, 'exit')
	const [port] = await once(createInterface({ input: child.stdout }), 'line')
	const close = async () => {
		child.kill('SIGTERM')
		await ended
	}
	return { url: `http://127.0.0.1:${port}/`, close }
}
