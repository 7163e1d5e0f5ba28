import { inflateRawSync } from 'node:zlib'
import { StatementFault } from './statement-fault.ts'

export type WorkbookBounds = {
	/** The maximum size of all files of the archive together, in bytes, unpacked. */
	bytes: number
	files: number
	rows: number
	columns: number
}

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50

/**
 * Unpacks every file of an XLSX archive with limits and checks the positions of its cells, so that a parser can then
 * unpack it as a whole. Does not trust the sizes stated in the archive. @throws StatementFault
 */
export function requireSmallWorkbook(bytes: Uint8Array, bounds: WorkbookBounds): void {
	const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	try {
		let left = bounds.bytes
		for (const { name, content } of filesOf(archive, bounds.files, () => left)) {
			left -= content.length
			if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) requireFewCells(content, bounds)
		}
	} catch (error) {
		if (error instanceof StatementFault) throw error
		// Thrown if the archive exceeds the limits or contains positions outside of the file.
		const isLarge =
			error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
		throw isLarge ? tooLarge() : unreadable()
	}
}

function* filesOf(archive: Buffer, maxFiles: number, left: () => number) {
	const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
	if (end === -1 || archive.readUInt32LE(end) !== END) throw unreadable()
	const count = archive.readUInt16LE(end + 10)
	if (count > maxFiles) throw tooLarge()
	let at = archive.readUInt32LE(end + 16)
	for (let file = 0; file < count; file++) {
		if (archive.readUInt32LE(at) !== ENTRY) throw unreadable()
		const nameLength = archive.readUInt16LE(at + 28)
		const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
		const size = archive.readUInt32LE(at + 24)
		const content = contentOf(archive, at, left())
		if (content.length !== size) throw unreadable()
		yield { name, content }
		at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
	}
}

function contentOf(archive: Buffer, entry: number, left: number): Buffer {
	const isEncrypted = (archive.readUInt16LE(entry + 8) & 1) === 1
	const method = archive.readUInt16LE(entry + 10)
	const packed = archive.readUInt32LE(entry + 20)
	const local = archive.readUInt32LE(entry + 42)
	if (isEncrypted || archive.readUInt32LE(local) !== LOCAL) throw unreadable()
	const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
	const content = archive.subarray(start, start + packed)
	if (content.length > left || left <= 0) throw tooLarge()
	if (method === 0) return content
	if (method !== 8) throw unreadable()
	return inflateRawSync(content, { maxOutputLength: left })
}

/** The positions determine the size of a parser's table, however few cells there are. */
function requireFewCells(sheet: Buffer, { rows, columns }: WorkbookBounds) {
	const text = sheet.toString('latin1')
	for (const [, place] of text.matchAll(/<(?:\w+:)?(?:c|row)\s[^>]*?\br\s*=\s*["']([^"']*)["']/g)) {
		const [, letters = '', row = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place ?? '') ?? []
		if (row === '' || Number(row) > rows || columnOf(letters) > columns) {
			throw tooLarge()
		}
	}
	if (text.split(/<(?:\w+:)?row\b/, rows + 2).length > rows + 1) {
		throw tooLarge()
	}
}

function columnOf(letters: string): number {
	return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}

function tooLarge() {
	return new StatementFault('STATEMENT_TOO_LARGE')
}

function unreadable() {
	return new StatementFault('STATEMENT_UNREADABLE')
}
