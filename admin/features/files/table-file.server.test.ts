import readWorkbook from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { everyRow, tableFile } from './table-file.server.ts'
import type { Row } from './table-row.ts'

const formulas = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1']

/** A request for a file, and what it stores. */
function visit(query: string, fileFormat: string | null = null) {
	const stored: object[] = []
	const context = {
		locale: 'en',
		fileFormat,
		notices: {},
		api: { withoutDeadline: () => undefined },
		setPreferences: (choice: object) => stored.push(choice),
	}
	const request = new Request(`http://admin.test/reports/file${query}`)
	return { args: { request, params: {}, context }, stored }
}

async function fileOf(query: string, rows: Row[], fileFormat: string | null = null) {
	const { args, stored } = visit(query, fileFormat)
	const response = await tableFile(args, { name: 'penjualan', headings: ['Produk', 'Nilai'], rows })
	return { response, stored }
}

test('a CSV file is read page by page, and no cell of it begins a formula', async () => {
	const requested: number[] = []
	const read = async (next: number) => {
		requested.push(next)
		const list = [...formulas.map((text): Row => [text, -1000]), ['Kaos, "polos"', next]]
		return { list, next: next < 2 ? next + 1 : null }
	}
	const response = await tableFile(visit('').args, {
		name: 'penjualan',
		headings: ['Produk', 'Barang'],
		rows: everyRow(0, read),
	})
	expect(response.headers.get('content-disposition')).toBe('attachment; filename="penjualan.csv"')
	const text = await response.text()
	const page = (at: number) => [
		`"'=HYPERLINK(""x"")",-1000`,
		...formulas.slice(1).map((formula) => `'${formula},-1000`),
		`"Kaos, ""polos""",${at}`,
	]
	expect(text.split('\r\n')).toEqual(['Produk,Barang', ...[0, 1, 2].flatMap(page), ''])
	expect(requested).toEqual([0, 1, 2])
})

test('a CSV file for Indonesian Excel has a byte order mark and semicolons, and its times are those of Jakarta', async () => {
	const { response, stored } = await fileOf('?format=semicolon', [
		['Kaos; polos', new Date('2026-11-26T20:00:00Z')],
	])
	const bytes = new Uint8Array(await response.arrayBuffer())
	expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
	expect(new TextDecoder().decode(bytes)).toBe('Produk;Nilai\r\n"Kaos; polos";2026-11-27 03:00\r\n')
	expect(stored).toEqual([{ fileFormat: 'semicolon' }])
})

test('a workbook keeps numbers, times and texts as they are, a formula as a text', async () => {
	const rows: Row[] = [
		...formulas.map((text): Row => [text, -1000]),
		['Kaos <"polos"> & 😀\u0000', new Date('2026-11-26T20:00:00Z')],
		['', null],
		['akhir', 0.5],
	]
	const { response } = await fileOf('?format=xlsx', rows)
	expect(response.headers.get('content-disposition')).toContain('penjualan.xlsx')
	const [sheet] = await readWorkbook(await response.blob())
	const cells = sheet?.data.map((row) =>
		row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)),
	)
	expect(cells).toEqual([
		['Produk', 'Nilai'],
		...formulas.map((text) => [text.trim(), -1000]),
		['Kaos <"polos"> & 😀', '2026-11-27T03:00:00.000Z'],
		[null, null],
		['akhir', 0.5],
	])
})

test('the format that was chosen last is used again', async () => {
	const { response, stored } = await fileOf('', [['Kaos', 1]], 'semicolon')
	expect(await response.text()).toContain('Kaos;1')
	expect(stored).toEqual([])
})

test('a list that is longer than a file may be ends with a row that says so', async () => {
	const rows = Array.from({ length: 100_001 }, (): Row => ['x', 1])
	const { response } = await fileOf('?format=csv', rows)
	const lines = (await response.text()).trimEnd().split('\r\n')
	expect(lines).toHaveLength(100_002)
	expect(lines.at(-1)).toContain('The file ends here')
})

test('a refusal of the first rows is thrown, and not cut into a file', async () => {
	async function* refused(): AsyncGenerator<Row> {
		yield await Promise.reject(new Response(null, { status: 403 }))
	}
	const { args } = visit('?format=xlsx')
	const table = { name: 'x', headings: ['x'], rows: refused() }
	await expect(tableFile(args, table)).rejects.toMatchObject({ status: 403 })
})
