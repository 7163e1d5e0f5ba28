import { expect, test } from 'vitest'
import { readUploadedRemittance } from './read-uploaded-remittance.ts'

const read = (...rows: string[]) =>
	readUploadedRemittance(new TextEncoder().encode(rows.join('\n')))

test('a courier’s list is read by its headings, in both ways to write amounts, without its sum', async () => {
	const lines = await read(
		'Laporan COD',
		'No. Resi;Tanggal;Nilai COD;Biaya;Referensi',
		'jp1234;20/11/2026;Rp 113.100;4.000;P-1',
		'JP1235;2026-11-21;113100.00;-4000;P-1',
		'JP1236;;0;9.000;',
		'JP1237;;0;0;',
		';;226.200;17.000;',
	)
	const line = { trackingNumber: 'JP1234', collected: 113_100, fee: 4_000, reference: 'P-1' }
	expect(lines).toEqual([
		{ ...line, day: '2026-11-20' },
		{ ...line, trackingNumber: 'JP1235', day: '2026-11-21' },
		{ trackingNumber: 'JP1236', collected: 0, fee: 9_000, day: null, reference: '' },
	])
})

test.each([
	['STATEMENT_UNKNOWN', ['Resi,Kurir', 'JP1,JNE']],
	['STATEMENT_UNREADABLE', ['Resi,COD', 'JP1,banyak']],
	['STATEMENT_EMPTY', ['Resi,COD', ',100']],
])('a file is refused as a whole: %s', async (code, rows) => {
	await expect(read(...rows)).rejects.toMatchObject({ code })
})
