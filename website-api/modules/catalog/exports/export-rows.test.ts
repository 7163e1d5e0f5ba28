import { expect, test } from 'vitest'
import { mapColumns } from '#website-api/modules/catalog/import-files/columns.ts'
import { shopifyNames } from '#website-api/modules/catalog/import-files/header-names.ts'
import { cellsOf, exportTitles } from './export-rows.ts'

test('every column of an exported file is read by the import, except the stock on hand', () => {
	const read = mapColumns(exportTitles, shopifyNames)
	const places = [...read.values()].flat()
	const unread = exportTitles.filter((_, at) => !places.includes(at))
	expect(unread).toEqual(['Stock On Hand'])
	for (const [column, [at]] of read) {
		// The cell of a column stands below its own title.
		expect(cellsOf({ [column]: 'x' }).indexOf('x'), column).toBe(at)
	}
})
