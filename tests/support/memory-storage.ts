import type { Objects } from '#website-api/media/objects.ts'
import { type MediaStorage, storageOver } from '#website-api/media/storage.ts'
import { refuseInTransaction } from './no-waiting-in-transactions.ts'

/** A media storage in memory; `kept` has its content by name. */
export function memoryStorage(files = new Map<string, Buffer>()): MediaStorage {
	return storageOver(memoryObjects(files))
}

/** An object storage in memory. */
export function memoryObjects(files: Map<string, Buffer>): Objects {
	return {
		async read(name) {
			refuseInTransaction('reading a file')
			return files.get(name)
		},
		async stream(name) {
			refuseInTransaction('reading a file')
			const bytes = files.get(name)
			return bytes && new Blob([new Uint8Array(bytes)]).stream()
		},
		async write(name, bytes) {
			refuseInTransaction('writing a file')
			files.set(name, Buffer.from(bytes))
		},
		async remove(name) {
			refuseInTransaction('removing a file')
			files.delete(name)
		},
	}
}
