import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const reference = fileURLToPath(new URL('reference', import.meta.url))
const reports = fileURLToPath(new URL('../reports', import.meta.url))

/** Builds and starts bare Remix behind Express: a listing of twelve products. */
export async function openRemix() {
	const build = path.join(reference, '../../node_modules/@remix-run/dev/dist/cli.js')
	// It warns about the next version of Remix each time.
	await promisify(execFile)(process.execPath, [build, 'vite:build'], {
		cwd: reference,
		env: { ...process.env, NODE_ENV: 'production' },
	})
	return serverOf(path.join(reference, 'server.mjs'), [])
}

/** A server that sends one fixed buffer: the page of an address. */
export async function openBuffer(url) {
	const { body } = await pageOf(url)
	return serverOf(path.join(reference, 'buffer.mjs'), [await kept('bench-page.html', body)])
}

/** A server that keeps the page of an address in memory, and sends it with the same headers. */
export async function openKept(url) {
	const page = JSON.stringify({ path: new URL(url).pathname, ...(await pageOf(url)) })
	const server = await serverOf(path.join(reference, 'kept.mjs'), [
		await kept('bench-page.json', page),
	])
	return { ...server, url: new URL(new URL(url).pathname, server.url).href }
}

/** How often per second React renders the listing of bare Remix, once built, as a string and as a stream. */
export async function renderSpeeds(rounds, seconds) {
	const program = path.join(reference, 'render.mjs')
	const args = [program, String(rounds), String(seconds)]
	const { stdout } = await promisify(execFile)(process.execPath, args, {
		env: { ...process.env, NODE_ENV: 'production' },
	})
	return JSON.parse(stdout)
}

/** Headers of encoding and connection are left out. */
async function pageOf(url) {
	const answer = await fetch(url, {
		headers: { accept: 'text/html', 'accept-encoding': 'identity' },
	})
	const own = /^(?:content-encoding|content-length|connection|keep-alive|transfer-encoding|date)$/
	const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.test(name)))
	return { headers, body: await answer.text() }
}

async function kept(name, text) {
	const file = path.join(reports, name)
	await mkdir(reports, { recursive: true })
	await writeFile(file, text)
	return file
}

/** Starts a program that prints its port. */
async function serverOf(program, args) {
	const child = spawn(process.execPath, [program, ...args], {
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const ended = once(child, 'exit')
	const [port] = await Promise.race([
		once(createInterface({ input: child.stdout }), 'line'),
		ended.then(() => Promise.reject(new Error(`${program} ended before it printed its port.`))),
	])
	const close = async () => {
		child.kill('SIGTERM')
		await ended
	}
	return { url: `http://127.0.0.1:${port}/`, close }
}
