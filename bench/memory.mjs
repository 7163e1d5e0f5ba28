import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Resident memory in MiB of the processes of a shop, by name; empty without /proc. */
export async function memoryOf(pid) {
	if (!existsSync('/proc/self/task')) return new Map()
	const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
	const found = new Map()
	for (const child of children.split(' ').filter(Boolean)) {
		const command = await readFile(`/proc/${child}/cmdline`, 'utf8')
		const name = /(storefront|website-api)\.mjs/.exec(command)?.[1]
		if (!name) continue
		const status = await readFile(`/proc/${child}/status`, 'utf8')
		found.set(name, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024))
	}
	return found
}
