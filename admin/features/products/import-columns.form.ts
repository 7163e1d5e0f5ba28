import { MAPPED_COLUMNS, type MappedColumn } from '#contract/mapped-column.ts'
import type { RejectedForm } from '#admin/http/form.ts'

const keys: readonly MappedColumn[] = ['handle', 'title', 'sku', 'group']

type Columns =
	| { ok: true; columns: (MappedColumn | null)[] }
	| { ok: false; errors: RejectedForm['errors'] }

/** Reads what each of so many columns says. Messages are text keys of `products`. */
export function readColumns(values: Record<string, string>, count: number): Columns {
	const columns = Array.from({ length: count }, (_, at) => columnOf(values[`column-${at}`]))
	const errors: RejectedForm['errors'] = {}
	for (const [at, column] of columns.entries()) {
		if (column === null || column === 'image') continue
		if (columns.indexOf(column) !== at) errors[`column-${at}`] = 'import.columnTwice'
	}
	const chosen = columns.filter((column) => column !== null)
	if (!chosen.some((column) => keys.includes(column))) errors[''] = 'import.noKeyColumn'
	else if (chosen.length < 2) errors[''] = 'import.oneColumn'
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, columns }
}

function columnOf(value: string | undefined): MappedColumn | null {
	return MAPPED_COLUMNS.find((column) => column === value) ?? null
}
