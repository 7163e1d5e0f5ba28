import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { extract } from 'tar-stream'
import type { BackupKey } from './backup-key.ts'
import { LARGEST_MEMBER, MANIFEST, Manifest, type Member } from './manifest.ts'

/** The file is no whole backup, or the key is another one. */
class UnreadableBackup extends Error {}

const names =
	/^(?:database\/\d{6}|(?:masters|private)\/[\w-]{2}\/[\w-]{1,64}|secrets\/[a-z-]{1,40})$/

/**
 * Reads a backup to its end and checks all of it; `take` is called for each member. Returns its manifest.
 * @throws UnreadableBackup
 */
export async function readBackup(
	file: string,
	key: BackupKey,
	take: (member: Member) => Promise<void> = async () => undefined,
): Promise<Manifest> {
	const source = createReadStream(file)
	const decrypter = key.decrypter()
	const plain = await decrypter
		.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
		.catch((cause: unknown) => {
			source.destroy()
			if (isOfFiles(cause)) throw cause
			throw new UnreadableBackup(
				`${file} cannot be decrypted: it is no backup, or ETALASE_BACKUP_KEY is not the key it was made with.`,
				{ cause },
			)
		})
	const all = createHash('sha256')
	let count = 0
	let manifest: Manifest | undefined
	const broken = (cause?: unknown) =>
		new UnreadableBackup(`${file} is damaged or incomplete.`, { cause })
	const failure: { ofTaker?: unknown } = {}
	try {
		for await (const { name, bytes } of membersIn(plain)) {
			if (manifest) throw broken()
			if (name === MANIFEST) {
				manifest = Manifest.parse(JSON.parse(Buffer.from(bytes).toString()))
				continue
			}
			if (!names.test(name)) throw broken()
			all.update(`${digestOf(bytes)}\n`)
			count += 1
			await take({ name, bytes }).catch((error: unknown) => {
				failure.ofTaker = error
				throw error
			})
		}
	} catch (error) {
		if ('ofTaker' in failure) throw failure.ofTaker
		throw error instanceof UnreadableBackup || isOfFiles(error) ? error : broken(error)
	} finally {
		source.destroy()
	}
	if (manifest?.members !== count || manifest.digest !== all.digest('hex')) throw broken()
	return manifest
}

export function digestOf(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex')
}

async function* membersIn(plain: ReadableStream<Uint8Array>): AsyncGenerator<Member> {
	const archive = extract()
	const feeding = Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0])
	feeding.on('error', (error) => archive.destroy(error))
	feeding.pipe(archive)
	for await (const entry of archive) {
		const { name, size = 0 } = entry.header
		if (size > LARGEST_MEMBER) throw new Error(`${name} is larger than any member of a backup`)
		const parts: Uint8Array[] = []
		for await (const part of entry) parts.push(part as Uint8Array)
		yield { name, bytes: Buffer.concat(parts) }
	}
}

/** A file that cannot be opened is told as it is. */
function isOfFiles(error: unknown): boolean {
	return error instanceof Error && 'syscall' in error
}
