import { expect, test } from 'vitest'
import { IMPORT_FIELDS } from './import.ts'
import { MAPPED_COLUMNS } from './mapped-column.ts'

test.each([
	['column', MAPPED_COLUMNS],
	['field', IMPORT_FIELDS],
])('every %s of product files has a name of its own', (_kind, names: readonly string[]) => {
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
