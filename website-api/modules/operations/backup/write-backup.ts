import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pack, type Pack } from 'tar-stream'
import type { BackupKey } from './backup-key.ts'
import { MANIFEST, type Manifest, type Member } from './manifest.ts'
import { digestOf, readBackup } from './read-backup.ts'

type Facts = Omit<Manifest, 'members' | 'digest'>
/** Adds the members of a backup, each when the one before is written; returns the rest of the manifest. */
type Produce = (add: (member: Member) => Promise<void>) => Promise<Facts>

/**
 * Writes a backup: a tar archive of the members with the manifest at its end, encrypted by age. The file appears whole and
 * checked under its name, or not at all.
 */
export async function writeBackup(
	file: string,
	key: BackupKey,
	produce: Produce,
): Promise<Manifest> {
	const draft = `${file}.unfinished`
	try {
		const manifest = await writeDraft(draft, key, produce)
		if (key.canRead) await readBackup(draft, key)
		await rename(draft, file)
		await syncFolder(path.dirname(file))
		return manifest
	} catch (error) {
		await rm(draft, { force: true })
		throw error
	}
}

async function writeDraft(draft: string, key: BackupKey, produce: Produce) {
	const archive = pack()
	const filling = fill(archive, produce)
	// Handled where it is awaited; the archive's error ends the pipeline first.
	filling.catch((error: unknown) => archive.destroy(asError(error)))
	const plain = Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array>
	const encrypted = await (await key.encrypter()).encrypt(plain)
	const handle = await open(draft, 'w', 0o600)
	try {
		// From where it stands, and whole.
		for await (const piece of piecesOf(encrypted)) await handle.writeFile(piece)
		await handle.sync()
	} catch (error) {
		// The reason, not that the archive broke off.
		await Promise.race([filling, Promise.resolve()])
		throw error
	} finally {
		await handle.close()
	}
	return filling
}

async function fill(archive: Pack, produce: Produce): Promise<Manifest> {
	const all = createHash('sha256')
	let count = 0
	const facts = await produce(async (member) => {
		all.update(`${digestOf(member.bytes)}\n`)
		count += 1
		await add(archive, member)
	})
	const manifest = { ...facts, members: count, digest: all.digest('hex') }
	const bytes = Buffer.from(JSON.stringify(manifest, null, '\t'))
	await add(archive, { name: MANIFEST, bytes })
	archive.finalize()
	return manifest
}

/** Waits until the archive has taken it, so that no more than one member is in memory. */
async function add(archive: Pack, { name, bytes }: Member) {
	await new Promise<void>((resolve, reject) => {
		const header = { name, size: bytes.length, mode: 0o600 }
		const entry = archive.entry(header, (error) => (error ? reject(error) : resolve()))
		entry.end(bytes)
	})
}

export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = stream.getReader()
	try {
		for (;;) {
			const { done, value } = await reader.read()
			if (done) return
			yield value
		}
	} finally {
		await reader.cancel()
	}
}

function asError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error))
}

async function syncFolder(folder: string) {
	const handle = await open(folder, 'r')
	await handle.sync().finally(() => handle.close())
}
