import type { Column } from './column.ts'
import { headerName, type Names } from './header-names.ts'

/** The places of each column in a record; pictures may have several. */
export type ColumnMap = Map<Column, number[]>

/** The places of the columns with these names in a header. */
export function mapColumns(header: string[], names: Names): ColumnMap {
	const places = new Map<string, number>()
	for (const [at, title] of header.entries()) {
		const name = headerName(title)
		if (name !== '' && !places.has(name)) places.set(name, at)
	}
	const map: ColumnMap = new Map()
	const used = new Set<number>()
	for (const [column, candidates] of entriesOf(names)) {
		const found = candidates.flatMap((name) => places.get(name) ?? []).filter((at) => !used.has(at))
		const chosen = column === 'image' ? found : found.slice(0, 1)
		if (chosen.length > 0) map.set(column, chosen)
		for (const at of chosen) used.add(at)
	}
	return map
}

function entriesOf(names: Names): [Column, readonly string[]][] {
	return Object.entries(names) as [Column, readonly string[]][]
}
