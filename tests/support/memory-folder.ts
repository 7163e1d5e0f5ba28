import { readFileSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Bytes that must be free in the folder and in memory: several times what a run of all tests needs. */
const required = 6 * 1024 ** 3

/**
 * Makes a file system in memory the folder for temporary files of this process and of those it starts, where the system
 * has one with enough room and TMPDIR is not set: a new database consists of a thousand files, which take a second to
 * create on a slow disk and a twentieth of that in memory.
 */
export function keepTemporaryFilesInMemory(): void {
	if (process.env.TMPDIR === undefined && isSuitable()) process.env.TMPDIR = folder
}

function isSuitable(): boolean {
	try {
		const { bavail, bsize } = statfsSync(folder)
		const isLarge = Math.min(bavail * bsize, process.availableMemory()) >= required
		return isLarge && isExecutableTmpfs(readFileSync('/proc/mounts', 'utf8'))
	} catch {
		// Not Linux, or no such folder.
		return false
	}
}

/** Whether the folder is a tmpfs from which programs may run, as tests do. Lines: device, folder, type, options. */
function isExecutableTmpfs(mounts: string): boolean {
	const mount = mounts
		.split('\n')
		.map((line) => line.split(' '))
		.findLast(([, mounted]) => mounted === folder)
	return mount?.[2] === 'tmpfs' && !mount[3]?.split(',').includes('noexec')
}
