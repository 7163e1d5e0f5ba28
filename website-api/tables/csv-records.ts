import { CsvError, type Info, parse } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { mixedTextDecoder } from './mixed-text.ts'
import { TableFault, type TableLimits } from './table-limits.ts'
import { encodingOf, type TextEncodingName } from './text-encoding.ts'

/** A row of a text, with the number of its first line and the share of the file that was read so far, 0 to 1. */
export type CsvRecord = { line: number; cells: string[]; share: number }

/** Longer quoted texts are treated as a missing closing quote. In characters. */
const MAX_RECORD_LENGTH = 1_000_000
const SAMPLE_BYTES = 65_536
const MARKS = [',', ';', '\t']

/** What the parser gives for a row, with the option `info`. */
type ParsedRecord = { record: string[]; info: Info }

/**
 * The rows of a CSV file in UTF-8, UTF-16 or Windows-1252, delimited by comma, semicolon or tab, or as its first line
 * `sep=;` says. @throws TableFault
 */
export async function* csvRecords(file: string, limits: TableLimits): AsyncGenerator<CsvRecord> {
	const encoding = await encodingOf(createReadStream(file, { highWaterMark: SAMPLE_BYTES }))
	const { delimiter, isStated } = await delimiterIn(file, encoding)
	const { size } = await stat(file)
	// Of the text in UTF-8, in which the parser counts.
	const bytes = encoding.startsWith('utf-16') ? size / 2 : size
	const source = createReadStream(file)
	const text = decoder(encoding)
	const records = text.pipe(
		parse({
			delimiter,
			from_line: isStated ? 2 : 1,
			bom: true,
			info: true,
			relax_quotes: true,
			relax_column_count: true,
			skip_empty_lines: true,
			max_record_size: MAX_RECORD_LENGTH,
		}),
	)
	for (const part of [source, text]) part.on('error', (error: Error) => records.destroy(error))
	source.pipe(text)
	let line = isStated ? 1 : 0
	let count = 0
	try {
		const rows: AsyncIterable<ParsedRecord> = records
		for await (const { record, info } of rows) {
			if (record.length > limits.columns) throw new TableFault('tooManyColumns')
			if (++count > limits.rows) throw new TableFault('tooManyRows')
			const share = Math.min(1, info.bytes / Math.max(1, bytes))
			yield { line: line + 1, cells: record, share }
			line = info.lines
		}
	} catch (error) {
		throw error instanceof CsvError ? new TableFault('unendedQuote') : error
	} finally {
		source.destroy()
	}
}

async function delimiterIn(file: string, encoding: TextEncodingName) {
	const text = new TextDecoder(encoding)
	let sample = ''
	for await (const part of createReadStream(file, { end: SAMPLE_BYTES - 1 })) {
		sample += text.decode(part, { stream: true })
	}
	const [first = ''] = sample.split(/\r\n|\n|\r/, 1)
	const [, stated] = /^"?sep=(.)"?$/i.exec(first.replace('\ufeff', '').trim()) ?? []
	if (stated !== undefined) return { delimiter: stated, isStated: true }
	// Titles and instructions may stand above the header.
	const lines = sample.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\n|\r/, 10)
	const counts = MARKS.map((mark) => ({
		mark,
		count: Math.max(...lines.map((line) => line.split(mark).length)),
	}))
	const { mark } = counts.reduce((best, next) => (next.count > best.count ? next : best))
	return { delimiter: mark, isStated: false }
}

function decoder(encoding: TextEncodingName): Transform {
	if (encoding === 'windows-1252') return mixedTextDecoder()
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
