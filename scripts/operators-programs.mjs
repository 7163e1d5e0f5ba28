import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isDebian, unpackDebianPackages, writeLauncher } from './debian-packages.mjs'
import { withLock } from './lock.mjs'
import { inProject } from './project.mjs'

const folder = inProject('.cache', 'programs')
const root = path.join(folder, 'root')
const places = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

/** Programs that read the files of deploy/, the Debian package of each, and what an unpacked one needs besides. */
const programs = {
	caddy: { debian: 'caddy', program: 'usr/bin/caddy' },
	haproxy: { debian: 'haproxy', program: 'usr/sbin/haproxy' },
	nginx: { debian: 'nginx', program: 'usr/sbin/nginx' },
	pgbouncer: { debian: 'pgbouncer', program: 'usr/sbin/pgbouncer' },
	prometheus: { debian: 'prometheus', program: 'usr/bin/prometheus' },
	promtool: { debian: 'prometheus', program: 'usr/bin/promtool' },
	varnishd: {
		debian: 'varnish',
		program: 'usr/sbin/varnishd',
		// It compiles its configuration.
		needs: 'gcc',
		options: () => ['-p', `vmod_path=${vmodFolder()}`],
	},
}

/**
 * Sees that the programs which read the files of deploy/ are there, unpacking Debian's packages into .cache where the
 * machine lacks some. Returns what their tests are left out for; tests find the programs by deploy/cluster/programs.ts.
 */
export async function ensureOperatorsPrograms() {
	if (missing().length === 0) return { ok: true, output: 'All are there.' }
	return withLock(async () => {
		const wanted = missing()
		const result = isDebian()
			? await unpackDebianPackages(folder, [
					...new Set(wanted.map((name) => programs[name].debian)),
				])
			: { ok: false, output: 'Only on Debian can they be unpacked.' }
		if (result.ok) {
			for (const name of wanted) {
				const { program, options = () => [] } = programs[name]
				await writeLauncher(unpacked(name), { root, program, options: options() })
			}
			return { ok: true, output: `Unpacked: ${wanted.join(', ')}.` }
		}
		const reason = result.output.trim().split('\n').at(-1)
		// Their tests are left out, each with its reason; nothing else needs them.
		return { ok: true, output: `Left out: tests of ${wanted.join(', ')}. ${reason}` }
	})
}

function missing() {
	return Object.entries(programs)
		.filter(([name, { needs }]) => {
			const isThere = isOnSystem(name) || existsSync(unpacked(name))
			return !isThere && (needs === undefined || isOnSystem(needs))
		})
		.map(([name]) => name)
}

function isOnSystem(name) {
	return places.some((place) => existsSync(path.join(place, name)))
}

// In a folder of libraries that has the machine's architecture in its name.
function vmodFolder() {
	const names = readdirSync(path.join(root, 'usr', 'lib'), { recursive: true })
	return path.join(root, 'usr', 'lib', names.find((name) => /varnish\/vmods$/.test(name)) ?? '')
}

function unpacked(name) {
	return path.join(folder, 'bin', name)
}
