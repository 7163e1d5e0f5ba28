import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Bytes by name, wherever they are kept. A name is a path of ids of ours, checked before. */
export type Objects = {
	/** Undefined: there is nothing of this name. */
	read(name: string): Promise<Buffer | undefined>
	/** Whole or not at all: a reader never meets half of it. */
	write(name: string, bytes: Uint8Array): Promise<void>
	/** Done when there is nothing of this name. */
	remove(name: string): Promise<void>
}

/** Files in a folder. */
export function folderObjects(folder: string): Objects {
	return {
		read: (name) => readIfPresent(path.join(folder, name)),
		write: (name, bytes) => writeWhole(path.join(folder, name), bytes),
		remove: (name) => rm(path.join(folder, name), { force: true }),
	}
}

async function readIfPresent(file: string): Promise<Buffer | undefined> {
	try {
		return await readFile(file)
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
		throw error
	}
}

async function writeWhole(file: string, bytes: Uint8Array) {
	await mkdir(path.dirname(file), { recursive: true })
	const draft = `${file}.${randomUUID()}`
	await writeFile(draft, bytes)
	await rename(draft, file)
}
