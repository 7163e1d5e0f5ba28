import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Where pictures' bytes are: masters by media id, and what was derived from them. */
export type MediaStorage = {
	/** A master, or undefined when there is none of this id. */
	readMaster(id: string): Promise<Buffer | undefined>
	writeMaster(id: string, bytes: Uint8Array): Promise<void>
	/** A derived picture by its name, e.g. "480.avif"; undefined: not derived yet. */
	readDerived(id: string, name: string): Promise<Buffer | undefined>
	writeDerived(id: string, name: string, bytes: Uint8Array): Promise<void>
}

/** Pictures in a folder. Ids and names must have been checked: they become file names. */
export function folderStorage(folder: string): MediaStorage {
	const master = (id: string) => path.join(folder, 'masters', id.slice(0, 2), id)
	const derived = (id: string, name: string) =>
		path.join(folder, 'derived', id.slice(0, 2), `${id}-${name}`)
	return {
		readMaster: (id) => readIfPresent(master(id)),
		writeMaster: (id, bytes) => writeWhole(master(id), bytes),
		readDerived: (id, name) => readIfPresent(derived(id, name)),
		writeDerived: (id, name, bytes) => writeWhole(derived(id, name), bytes),
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

// Renamed into place, so that a reader never meets half a picture.
async function writeWhole(file: string, bytes: Uint8Array) {
	await mkdir(path.dirname(file), { recursive: true })
	const draft = `${file}.${randomUUID()}`
	await writeFile(draft, bytes)
	await rename(draft, file)
}
