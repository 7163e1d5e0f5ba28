import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Object storage: bytes by name. A name is a path of validated ids. */
export type Objects = {
	/** Undefined if the object does not exist. */
	read(name: string): Promise<Buffer | undefined>
	/** Atomic: a reader never gets an incomplete object. */
	write(name: string, bytes: Uint8Array): Promise<void>
	/** Does nothing if the object does not exist. */
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
