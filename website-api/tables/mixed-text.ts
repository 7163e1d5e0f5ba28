import { Transform, type TransformCallback } from 'node:stream'
import { windowsText } from './windows-text.ts'

/** A line longer than this is decoded in pieces. */
const longestLine = 1_000_000

/**
 * Decodes a text that is not UTF-8 as a whole: each line that is valid UTF-8 as such, any other as Windows-1252.
 * Emits TableFault for bytes that neither has.
 */
export function mixedTextDecoder(): Transform {
	let held: Buffer[] = []
	let size = 0
	const decode = (bytes: Buffer, done: TransformCallback) => {
		try {
			done(null, decodeLines(bytes))
		} catch (error) {
			done(error instanceof Error ? error : new Error(String(error)))
		}
	}
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			const end = Math.max(chunk.lastIndexOf(0x0a), chunk.lastIndexOf(0x0d)) + 1
			if (end === 0 && size + chunk.length < longestLine) {
				held.push(chunk)
				size += chunk.length
				done()
				return
			}
			const cut = end === 0 ? cutBeforeLetter(chunk) : end
			const bytes = Buffer.concat([...held, chunk.subarray(0, cut)])
			held = [chunk.subarray(cut)]
			size = chunk.length - cut
			decode(bytes, done)
		},
		flush(done) {
			decode(Buffer.concat(held), done)
		},
	})
}

/** Where a chunk can be cut without cutting a character of several bytes. */
function cutBeforeLetter(chunk: Buffer): number {
	let at = chunk.length
	while (at > 0 && (chunk[at - 1] ?? 0) >= 0x80) at--
	return at === 0 ? chunk.length : at
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decodeLines(bytes: Buffer): string {
	const whole = asUtf8(bytes)
	if (whole !== undefined) return whole
	const lines: string[] = []
	for (let start = 0; start < bytes.length;) {
		const end = lineEnd(bytes, start)
		const line = bytes.subarray(start, end)
		lines.push(asUtf8(line) ?? windowsText(line))
		start = end
	}
	return lines.join('')
}

function lineEnd(bytes: Buffer, start: number): number {
	const ends = [bytes.indexOf(0x0a, start), bytes.indexOf(0x0d, start)].filter((at) => at !== -1)
	return ends.length === 0 ? bytes.length : Math.min(...ends) + 1
}

function asUtf8(bytes: Uint8Array): string | undefined {
	try {
		return utf8.decode(bytes)
	} catch {
		return undefined
	}
}
