import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

const PART_BYTES = 64 * 1024

/** Object storage: bytes by name. A name is a path of validated ids. */
export type Objects = {
	/** Undefined if the object does not exist. */
	read(name: string): Promise<Buffer | undefined>
	/** The same in parts, as fast as they are read; for files too large to be kept in memory. */
	stream(name: string): Promise<ReadableStream<Uint8Array> | undefined>
	/** Atomic: a reader never gets an incomplete object. */
	write(name: string, bytes: Uint8Array): Promise<void>
	/** Does nothing if the object does not exist. */
	remove(name: string): Promise<void>
}

/** Files in a folder. */
export function folderObjects(folder: string): Objects {
	return {
		read: (name) => ifPresent(readFile(path.join(folder, name))),
		stream: (name) => ifPresent(streamOf(path.join(folder, name))),
		write: (name, bytes) => writeWhole(path.join(folder, name), bytes),
		remove: (name) => rm(path.join(folder, name), { force: true }),
	}
}

async function streamOf(file: string): Promise<ReadableStream<Uint8Array>> {
	const handle = await open(file)
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { bytesRead, buffer } = await handle.read(Buffer.alloc(PART_BYTES))
			if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
			await handle.close()
			controller.close()
		},
		cancel: () => handle.close(),
	})
}

async function ifPresent<Result>(reading: Promise<Result>): Promise<Result | undefined> {
	try {
		return await reading
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
