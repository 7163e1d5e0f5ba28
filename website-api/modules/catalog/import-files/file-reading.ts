import type { ImportFormat } from '#contract/product-import.ts'
import type { MappedColumn } from '#contract/mapped-column.ts'
import { isMapped, type Layout } from './layout.ts'

/** How a file is read: what each of its columns is taken for. */
export type FileReading = {
	format: ImportFormat
	columns: { name: string; samples: string[]; column: MappedColumn | null; isRead: boolean }[]
}

const longestSample = 60

/** The reading of a layout, to be shown and corrected. */
export function readingOf({ format, header, columns, attributes, samples }: Layout): FileReading {
	const read = new Set([
		...[...columns.values()].flat(),
		...attributes.flatMap(({ name, value }) => [name, value]),
	])
	const mapped = new Map(
		[...columns].flatMap(([column, places]) =>
			isMapped(column) ? places.map((place) => [place, column] as const) : [],
		),
	)
	return {
		format,
		columns: header.map((name, at) => ({
			name,
			samples: (samples[at] ?? []).map((text) =>
				text.length <= longestSample ? text : `${text.slice(0, longestSample)}…`,
			),
			column: mapped.get(at) ?? null,
			isRead: read.has(at),
		})),
	}
}
