import { spawn } from 'node:child_process'
import { chownSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMember } from '#deploy/cluster/member.ts'
import { requireProgram } from '#deploy/cluster/programs.ts'
import { freePort } from '#tests/support/ports.ts'
import { type DrillResult, failuresOf } from './drill.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const account = 10_001
const tag = 'etalase-drill'

/**
 * Builds the image and runs its website API from its tree, as its account, in a root of its own. BASE names the image with
 * Node that it starts from, PODMAN_BUILD_OPTIONS what podman needs besides, such as a volume with certificates. Needs root.
 */
export async function image(): Promise<DrillResult> {
	const podman = requireProgram('podman')
	const chroot = requireProgram('chroot', 'coreutils')
	const { BASE, PODMAN_BUILD_OPTIONS = '' } = process.env
	const base = BASE ? ['--build-arg', `BASE=${BASE}`] : []
	const options = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker']
		.concat(base, PODMAN_BUILD_OPTIONS.split(' ').filter(Boolean))
		.concat('--file', 'deploy/Containerfile', '--tag', tag)
	const began = performance.now()
	await run(podman, ['build', ...options, '.'])
	const seconds = Math.round((performance.now() - began) / 1_000)
	const inspected = await run(podman, ['image', 'inspect', '--format', '{{.Size}} {{.User}}', tag])
	const [bytes, user] = inspected.trim().split(' ')

	const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-image-'))
	const tree = (await run(podman, ['image', 'mount', tag])).trim()
	const root = path.join(folder, 'root')
	try {
		// The tree itself is read-only, as in a container that runs so; only /data is the account's.
		await run('/bin/cp', ['--archive', tree, root])
		await mkdir(path.join(root, 'data'), { recursive: true })
		chownSync(path.join(root, 'data'), account, account)
		const port = await freePort()
		const api = createMember({
			name: 'image',
			ready: `http://127.0.0.1:${port}/health/ready`,
			program: chroot,
			args: [`--userspec=${account}:${account}`, root, 'node', '/app/build/website-api.mjs'],
			env: {
				PATH: '/usr/local/bin:/usr/bin:/bin',
				NODE_ENV: 'production',
				ETALASE_DATA: '/data',
				WEBSITE_API_PORT: String(port),
			},
			logs: folder,
		})
		await api.start()
		const writesData = existsSync(path.join(root, 'data', 'operator-key'))
		await api.stop()
		return {
			title: 'The image is built, and its website API runs from it as its own account.',
			rows: [
				['seconds of the build', seconds],
				['megabytes, with the base', Math.round(Number(bytes) / 1_000_000)],
				['account', user ?? ''],
			],
			failures: failuresOf({
				'the account is not root': user === `${account}:${account}`,
				'data is in /data': writesData,
			}),
		}
	} finally {
		await run(podman, ['image', 'unmount', tag])
		await rm(folder, { recursive: true, force: true })
	}
}

/** Runs a program in the project's folder; resolves with what it wrote to standard output. */
async function run(program: string, args: string[]): Promise<string> {
	const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] })
	let output = ''
	let errors = ''
	child.stdout.on('data', (chunk) => (output += chunk))
	child.stderr.on('data', (chunk) => (errors += chunk))
	return new Promise((resolve, reject) => {
		child.once('error', reject)
		child.once('close', (code) =>
			code === 0
				? resolve(output)
				: reject(new Error(`${program} ${args[0] ?? ''}: ${(output + errors).slice(-2_000)}`)),
		)
	})
}
