import { expect, test } from 'vitest'
import { readColumns } from './import-columns.form.ts'

test('each column says one thing; pictures may stand in several', () => {
	const values = { 'column-0': 'title', 'column-2': 'image', 'column-3': 'image', 'column-1': 'x' }
	expect(readColumns(values, 4)).toEqual({ ok: true, columns: ['title', null, 'image', 'image'] })
	expect(readColumns({ ...values, 'column-1': 'title' }, 4)).toEqual({
		ok: false,
		errors: { 'column-1': 'import.columnTwice' },
	})
})

test('a file needs a column that says which product, and another one', () => {
	const errors = (values: Record<string, string>) => {
		const read = readColumns(values, 3)
		return read.ok ? null : read.errors['']
	}
	expect(errors({ 'column-0': 'price', 'column-1': 'stock' })).toBe('import.noKeyColumn')
	expect(errors({ 'column-0': 'sku' })).toBe('import.oneColumn')
	expect(errors({ 'column-0': 'sku', 'column-1': 'price' })).toBeNull()
})
