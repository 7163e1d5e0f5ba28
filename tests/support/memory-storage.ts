import { type MediaStorage, storageOver } from '#website-api/media/storage.ts'

/** A storage that forgets all when its test ends; `kept`: what is in it, by name. */
export function memoryStorage(kept = new Map<string, Buffer>()): MediaStorage {
	return storageOver({
		read: async (name) => kept.get(name),
		write: async (name, bytes) => void kept.set(name, Buffer.from(bytes)),
		remove: async (name) => void kept.delete(name),
	})
}
