import { CsvError, parse } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { z } from 'zod'
import { reason, type Reason } from './reasons.ts'
import { mapColumns, type Column, type ColumnMap } from './columns.ts'

export type CsvRow = { line: number; cell(column: Column): string }
/** The file cannot be read beyond this line. */
export type CsvEnd = { line: number; reason: Reason }

export type CsvFile = {
	columns: ColumnMap
	/** How much of the file has been read, 0 to 1. */
	progress(): number
	rows(): AsyncGenerator<CsvRow | CsvEnd>
}

/** Longer quoted texts are treated as a missing closing quote. In characters. */
const maxRecordBytes = 1_000_000
const sampleBytes = 65_536

const ParsedRecord = z.object({
	record: z.array(z.string()),
	info: z.object({ lines: z.number(), bytes: z.number() }),
})

/** Opens a CSV file in UTF-8 or Windows-1252, with or without a BOM, delimited by comma, semicolon or tab. */
export async function openCsv(path: string): Promise<CsvFile> {
	const { sample, size } = await sampleOf(path)
	const encoding = isUtf8(sample) ? 'utf-8' : 'windows-1252'
	const delimiter = delimiterOf(new TextDecoder(encoding).decode(sample))
	const records = createReadStream(path)
		.pipe(decoder(encoding))
		.pipe(
			parse({
				bom: true,
				delimiter,
				info: true,
				relax_quotes: true,
				relax_column_count: true,
				skip_empty_lines: true,
				max_record_size: maxRecordBytes,
			}),
		)
	const iterator: AsyncIterator<unknown> = records[Symbol.asyncIterator]()
	const header = await next(iterator)
	const columns = header === null ? new Map() : mapColumns(header.record)
	let line = header?.info.lines ?? 0
	let bytes = 0

	return {
		columns,
		progress: () => (size === 0 ? 1 : Math.min(1, bytes / size)),
		async *rows() {
			while (true) {
				try {
					const parsed = await next(iterator)
					if (parsed === null) return
					const start = line + 1
					line = parsed.info.lines
					bytes = parsed.info.bytes
					yield { line: start, cell: (column) => cellOf(parsed.record, columns.get(column)) }
				} catch (error) {
					if (!(error instanceof CsvError)) throw error
					yield {
						line: line + 1,
						reason: reason('unendedQuote'),
					}
					return
				}
			}
		},
	}
}

function cellOf(record: string[], place: number | undefined): string {
	const text = place === undefined ? '' : (record[place] ?? '')
	return cleanCell(text)
}

/**
 * Removes control characters, surrounding spaces, and the prefix that keeps spreadsheet programs from running a cell.
 */
export function cleanCell(text: string): string {
	const plain = text.replace(/[^\P{Cc}\n\r\t]/gu, '').trim()
	return plain.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '').trim()
}

async function next(iterator: AsyncIterator<unknown>) {
	const { done, value } = await iterator.next()
	return done ? null : ParsedRecord.parse(value)
}

async function sampleOf(path: string) {
	const file = await open(path)
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
		return { sample: buffer.subarray(0, bytesRead), size: (await file.stat()).size }
	} finally {
		await file.close()
	}
}

function isUtf8(sample: Buffer): boolean {
	try {
		// `stream` ignores a character that is cut off at the end of the sample.
		new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
		return true
	} catch {
		return false
	}
}

function delimiterOf(text: string): string {
	const header = text.split(/\r?\n/, 1)[0] ?? ''
	const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }))
	return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}

function decoder(encoding: string): Transform {
	const text = new TextDecoder(encoding)
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			done(null, text.decode(chunk, { stream: true }))
		},
		flush(done) {
			done(null, text.decode())
		},
	})
}
