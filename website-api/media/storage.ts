import { ICON_SIDES, MEDIA_FORMATS, MEDIA_WIDTHS, SHARE_SIZE } from '#contract/envelope.ts'
import { folderObjects, type Objects } from './objects.ts'

/** Storage of public pictures by media id, with their derived pictures, and of private files. */
export type MediaStorage = {
	/** A master; undefined if the id is unknown. */
	readMaster(id: string): Promise<Buffer | undefined>
	writeMaster(id: string, bytes: Uint8Array): Promise<void>
	/** A derived picture by its name, e.g. "480.avif"; undefined if it is not derived yet. */
	readDerived(id: string, name: string): Promise<Buffer | undefined>
	writeDerived(id: string, name: string, bytes: Uint8Array): Promise<void>
	/** Deletes a master and everything derived from it. */
	removePicture(id: string): Promise<void>
	/** Files without a public URL: proofs of payment, pictures of returns, bought files. */
	readPrivate(id: string): Promise<Buffer | undefined>
	streamPrivate(id: string): Promise<ReadableStream<Uint8Array> | undefined>
	writePrivate(id: string, bytes: Uint8Array): Promise<void>
	removePrivate(id: string): Promise<void>
}

/** Names of the objects of a master and of a private file. */
export const master = (id: string) => `masters/${id.slice(0, 2)}/${id}`
export const hidden = (id: string) => `private/${id.slice(0, 2)}/${id}`

/** Ids and names must be validated: they become names of objects. */
export function storageOver(objects: Objects): MediaStorage {
	const derived = (id: string, name: string) => `derived/${id.slice(0, 2)}/${id}-${name}`
	return {
		readMaster: (id) => objects.read(master(id)),
		writeMaster: (id, bytes) => objects.write(master(id), bytes),
		readDerived: (id, name) => objects.read(derived(id, name)),
		writeDerived: (id, name, bytes) => objects.write(derived(id, name), bytes),
		async removePicture(id) {
			await objects.remove(master(id))
			for (const name of derivedNames) await objects.remove(derived(id, name))
		},
		readPrivate: (id) => objects.read(hidden(id)),
		streamPrivate: (id) => objects.stream(hidden(id)),
		writePrivate: (id, bytes) => objects.write(hidden(id), bytes),
		removePrivate: (id) => objects.remove(hidden(id)),
	}
}

const derivedNames = [
	...MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => `${width}.${format}`)),
	...ICON_SIDES.flatMap((side) => [`${side}.png`, `${side}.mask.png`]),
	`${SHARE_SIZE.width}.share.jpg`,
]

/** Storage in a folder. */
export function folderStorage(folder: string): MediaStorage {
	return storageOver(folderObjects(folder))
}
