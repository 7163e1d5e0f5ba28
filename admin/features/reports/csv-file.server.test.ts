import { expect, test } from 'vitest'
import { csvFile, everyRow } from './csv-file.server.ts'

test('a CSV file is read page by page, and no cell of it begins a formula', async () => {
	const requested: number[] = []
	const read = async (next: number) => {
		requested.push(next)
		const list = [
			[`=HYPERLINK("x")`, 1000],
			['Kaos, "polos"', next],
		]
		return { list, next: next < 2 ? next + 1 : null }
	}
	const response = csvFile('penjualan', ['Produk', 'Barang'], everyRow(0, read))
	expect(response.headers.get('content-disposition')).toBe('attachment; filename="penjualan.csv"')
	const text = await response.text()
	const page = (at: number) => [`"'=HYPERLINK(""x"")",1000`, `"Kaos, ""polos""",${at}`]
	expect(text.split('\r\n')).toEqual(['Produk,Barang', ...[0, 1, 2].flatMap(page), ''])
	expect(requested).toEqual([0, 1, 2])
})
