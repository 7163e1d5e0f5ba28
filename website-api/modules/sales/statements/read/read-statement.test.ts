import { describe, expect, test } from 'vitest'
import { archiveOf, workbookOf, workbookWith } from '#tests/support/workbook.ts'
import { readStatement } from './read-statement.ts'

const text = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'))

/** The same credit in every export: Rp 345.123 on 3 August 2026, and a debit of Rp 100.000 before it. */
const credit = { day: '2026-08-03', amount: 34_512_300 }
const debit = { day: '2026-08-02', amount: -10_000_000 }
const balances = [100_000_000, 134_512_300]

const klikBca = [
	'"Informasi Rekening - Mutasi Rekening"',
	'No. rekening,:,1234567890',
	'Nama,:,TOKO MELATI',
	'Periode,:,01/08/2026 - 31/08/2026',
	'Kode Mata Uang,:,IDR',
]
const klikTrailers = [
	'Saldo Awal,:,1100000.00',
	'Mutasi Debet,:,100000.00,1',
	'Mutasi Kredit,:,345123.00,1',
	'Saldo Akhir,:,1345123.00',
]

type Case = {
	name: string
	file: Uint8Array
	layout: string
	account: string | null
	chain: boolean
}

const cases: Case[] = [
	{
		name: 'KlikBCA with apostrophes',
		layout: 'bca-klikbca',
		account: '1234567890',
		chain: true,
		file: text(
			...klikBca,
			'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
			"'02/08/2026,BIAYA SEWA,'0000,100000.00,DB,1000000.00",
			"'03/08/2026,TRSF E-BANKING CR 0308/FTSCY/WS95031 SARI,'0000,345123.00,CR,1345123.00",
			...klikTrailers,
		),
	},
	{
		name: 'KlikBCA without years',
		layout: 'bca-klikbca',
		account: '1234567890',
		chain: true,
		file: text(
			...klikBca,
			'Date,Description,Branch,Amount,,Balance',
			"'02/08,RENT,0000,100000.00,DB,1000000.00",
			"'03/08,TRSF E-BANKING CR,0000,345123.00,CR,1345123.00",
		),
	},
	{
		name: 'BCA Bisnis',
		layout: 'bca-bisnis',
		account: '1234567890',
		chain: true,
		file: text(
			'No. Rekening : 1234567890',
			'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
			'02/08/2026,BIAYA SEWA,0000,"100,000.00 DB","1,000,000.00"',
			'03/08/2026,TRSF E-BANKING CR,0000,"345,123.00 CR","1,345,123.00"',
		),
	},
	{
		name: 'BCA Bisnis without balance',
		layout: 'bca-bisnis',
		account: null,
		chain: false,
		file: text(
			'Tanggal Transaksi,Keterangan,Cabang,Jumlah',
			'02/08/2026,BIAYA SEWA,0000,"100,000.00 DB"',
			'03/08/2026,TRSF E-BANKING CR,0000,"345,123.00 CR"',
		),
	},
	{
		name: 'Mandiri Kopra',
		layout: 'mandiri-kopra',
		account: '1230012345678',
		chain: true,
		file: text(
			'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance',
			'1230012345678;IDR;02 August 2026 08:00:00;SEWA;;0.00;100000.00;1000000.00',
			'1230012345678;IDR;03 August 2026 11:27:10;TRANSFER;SARI;345123.00;0.00;1345123.00',
		),
	},
	{
		name: 'Mandiri MCM',
		layout: 'mandiri-mcm',
		account: '1230012345678',
		chain: false,
		file: text(
			'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit',
			'1230012345678,02/08/26,02/08/26,1001,SEWA,,,"100,000.00",.00',
			'1230012345678,03/08/26,03/08/26,1002,TRANSFER DARI,SARI,990,.00,"345,123.00"',
		),
	},
	{
		name: "Livin' workbook",
		layout: 'mandiri-livin',
		account: '1230012345678',
		chain: true,
		file: workbookOf([
			['Nomor Rekening', null, '1230012345678'],
			['Tanggal', 'Keterangan', 'Nominal', 'Saldo'],
			['02 Agu 2026', 'Sewa', '-100.000,00', '1.000.000,00'],
			['03 Agu 2026', 'Transfer dari SARI', '+345.123,00', '1.345.123,00'],
		]),
	},
	{
		name: 'BRI CMS',
		layout: 'bri-cms',
		account: '012345678901234',
		chain: true,
		file: text(
			'ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN',
			'1,012345678901234,2026-08-02,2026-08-02,080000,1,SEWA,1100000.00,100000.00,0.00,1000000.00,D',
			'2,012345678901234,2026-08-03,2026-08-03,112710,2,NBMB SARI,1000000.00,0.00,345123.00,1345123.00,C',
		),
	},
	{
		name: 'BRI web',
		layout: 'bri-qlola',
		account: '012345678901234',
		chain: true,
		file: text(
			'No. Rekening;0123-45-678901-23-4',
			'Tanggal Transaksi;Uraian Transaksi;Teller;Debet;Kredit;Saldo',
			'02/08/26;SEWA;8888;100.000,00;0,00;1.000.000,00',
			'03/08/26;NBMB SARI;8888;0,00;345.123,00;1.345.123,00',
		),
	},
	{
		name: 'Qlola workbook',
		layout: 'bri-qlola',
		account: null,
		chain: true,
		file: workbookOf([
			['Tanggal Transaksi', 'Uraian Transaksi', 'Teller', 'Debet', 'Kredit', 'Saldo'],
			['02-08-26', 'SEWA', '8888', '100.000,00', '0,00', '1.000.000,00'],
			['03-08-26', 'NBMB SARI', '8888', '0,00', '345.123,00', '1.345.123,00'],
		]),
	},
	{
		name: 'BNIDirect',
		layout: 'bni-direct',
		account: '0987654321',
		chain: true,
		file: text(
			'Account Number : 0987654321',
			'Post Date,Branch,Journal No,Description,Debit,Credit,Balance',
			'02/08/26 08:00:00,259,000001,SEWA,"100,000.00",0.00,"1,000,000.00"',
			'03/08/26 11:27:10,259,000002,TRF SARI,0.00,"345,123.00","1,345,123.00"',
		),
	},
	{
		name: 'BNIDirect workbook',
		layout: 'bni-direct-sheet',
		account: '0987654321',
		chain: true,
		file: workbookOf([
			['Account No', null, null, '0987654321'],
			[
				null,
				'Posting Date',
				null,
				'Branch',
				'Description',
				null,
				null,
				'Amount',
				null,
				'DB/CR',
				'Balance',
			],
			[null, null, 46_236, 259, null, 'SEWA', null, null, 100_000, 'D', null, 1_000_000],
			[null, null, 46_237.477_2, 259, null, 'TRF SARI', null, null, 345_123, 'K', null, 1_345_123],
		]),
	},
]

describe('reads a statement', () => {
	test.each(cases)('$name', async ({ file, layout, account, chain }) => {
		const read = await readStatement(file)
		expect(read).toMatchObject({ layout, pending: 0, unreadable: [] })
		expect(read.lines).toMatchObject([debit, credit])
		expect(read.lines.map(({ balance }) => balance)).toEqual(chain ? balances : [null, null])
		expect(read.lines[0]?.account ?? read.account).toBe(account)
	})

	test('with the time of day if there is one', async () => {
		for (const name of ['Mandiri Kopra', 'BRI CMS', 'BNIDirect', 'BNIDirect workbook']) {
			const one = cases.find((each) => each.name === name)
			const { lines } = await readStatement(one?.file ?? text())
			expect(lines[1]?.time).toMatch(/^11:27:1\d$/)
		}
	})

	test('after a spreadsheet program has saved it again with semicolons and commas', async () => {
		const read = await readStatement(
			text(
				'Informasi Rekening;;;;;',
				'No. rekening;:;1234567890;;;',
				'Periode;:;01/08/2026 - 31/08/2026;;;',
				'Tanggal Transaksi;Keterangan;Cabang;Jumlah;;Saldo',
				'2/8/2026;BIAYA SEWA;0;100.000,00;DB;1.000.000,00',
				'3/8/2026;TRSF E-BANKING CR;0;345.123,00;CR;1.345.123,00',
				';;;;;',
				'Saldo Akhir;:;1.345.123,00;;;',
			),
		)
		expect(read).toMatchObject({ layout: 'bca-klikbca', account: '1234567890', unreadable: [] })
		expect(read.lines).toMatchObject([debit, credit])
	})

	test.each<[string, (lines: string) => Uint8Array]>([
		['Windows-1252', (lines) => Buffer.from(lines.replace('–', '\x96'), 'latin1')],
		['UTF-16', (lines) => Buffer.from(`\ufeff${lines}`, 'utf16le')],
		['UTF-16, big endian', (lines) => Buffer.from(`\ufeff${lines}`, 'utf16le').swap16()],
	])('in %s with every letter', async (_encoding, encode) => {
		const lines = [
			'Tanggal Transaksi;Uraian Transaksi;Teller;Debet;Kredit;Saldo',
			'03/08/26;Café – Sari;8888;0;345.123;1.345.123',
		]
		const read = await readStatement(encode(lines.join('\n')))
		expect(read.lines).toMatchObject([{ ...credit, description: 'Café – Sari' }])
	})

	test('as pasted cells without cents', async () => {
		const read = await readStatement(
			text(
				'Tanggal Transaksi\tUraian Transaksi\tTeller\tDebet\tKredit\tSaldo',
				'02/08/26\tSEWA\t8888\t100.000\t0\t1.000.000',
				'03/08/26\tNBMB SARI\t8888\t0\t345.123\t1.345.123',
			),
		)
		expect(read.lines).toMatchObject([debit, credit])
	})

	test('without pending lines, sums and repeated headers', async () => {
		const read = await readStatement(
			text(
				...klikBca,
				'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
				'PEND,TRSF E-BANKING CR,0000,500123.00,CR,1500000.00',
				'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
				"'03/08/2026,TRSF E-BANKING CR,0000,345123.00,CR,1345123.00",
				...klikTrailers,
			),
		)
		expect(read).toMatchObject({ pending: 1, unreadable: [] })
		expect(read.lines).toMatchObject([credit])
	})

	test('with the year of its period, also across the end of a year', async () => {
		const read = await readStatement(
			text(
				'Periode : 28/12/2025 - 05/01/2026',
				'Date,Description,Branch,Amount,,Balance',
				"'30/12,ONE,0000,1000.00,CR,1000.00",
				"'02/01,TWO,0000,2000.00,CR,3000.00",
			),
		)
		expect(read.lines.map(({ day }) => day)).toEqual(['2025-12-30', '2026-01-02'])
	})

	test('and lists the rows that cannot be read', async () => {
		const read = await readStatement(
			text(
				'Tanggal Transaksi,Uraian Transaksi,Teller,Debet,Kredit,Saldo',
				'03/08/26,NBMB,8888,0.00,345123.00,1345123.00',
				'31/02/26,NBMB,8888,0.00,1.00,1345124.00',
				'04/08/26,NBMB,8888,10.00,20.00,1345124.00',
			),
		)
		expect(read.unreadable).toEqual([3, 4])
	})

	test('as the report of a QRIS provider, of which only paid rows count', async () => {
		const read = await readStatement(
			text(
				'Tanggal Transaksi,Jam,RRN,Nominal,Issuer,Status',
				'03/08/2026,10:00:05,900001,"345,123",GoPay,Berhasil',
				'03/08/2026,10:01:05,900002,"345,124",OVO,Gagal',
			),
		)
		expect(read).toMatchObject({ layout: 'qris-report', account: 'QRIS', pending: 1 })
		expect(read.lines).toMatchObject([{ ...credit, reference: '900001', time: '10:00:05' }])
	})
})

describe('rejects a file', () => {
	test.each<[string, Uint8Array, string]>([
		['of another kind', text('a,b,c', '1,2,3'), 'STATEMENT_UNKNOWN'],
		['without lines', text('Tanggal,Keterangan,Nominal,Saldo'), 'STATEMENT_EMPTY'],
		[
			'whose dates have the month first',
			livin('08/03/2026', '08/25/2026'),
			'STATEMENT_MONTH_FIRST',
		],
		[
			'of two decimal marks',
			livin('03/08/2026', '04/08/2026', '"1,234.00"'),
			'STATEMENT_NUMBERS_UNCLEAR',
		],
		[
			'without the year of its days',
			text('Date,Description,Branch,Amount,,Balance', '03/08,A,0,1.00,CR,1.00'),
			'STATEMENT_YEAR_MISSING',
		],
		['of an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'STATEMENT_OLD_EXCEL'],
		[
			'with a byte that no encoding has',
			Buffer.from('Tanggal,Keterangan,Nominal,Saldo\n3/8/2026,\x81,1,1', 'latin1'),
			'STATEMENT_UNREADABLE',
		],
		['of zeros', new Uint8Array(100), 'STATEMENT_UNREADABLE'],
		['that is too large', new Uint8Array(2_000_001), 'STATEMENT_TOO_LARGE'],
		[
			'of too many rows',
			text('Tanggal,Keterangan,Nominal,Saldo', ...new Array<string>(6_001).fill('a,b')),
			'STATEMENT_TOO_LARGE',
		],
		['that is an archive of something else', archiveOf({ 'a.txt': 'a' }), 'STATEMENT_UNREADABLE'],
		['that is cut off', workbookOf([['Tanggal']]).subarray(0, 300), 'STATEMENT_UNREADABLE'],
		[
			'with a cell far away',
			workbookWith('<sheetData><row r="1"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
			'STATEMENT_TOO_LARGE',
		],
		[
			'that unpacks to much more',
			archiveOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(30_000_000) }),
			'STATEMENT_TOO_LARGE',
		],
		[
			'whose archive lies about its size',
			archiveOf({ 'xl/a.xml': Buffer.alloc(9_000) }, { 'xl/a.xml': 10 }),
			'STATEMENT_UNREADABLE',
		],
	])('%s', async (_name, file, code) => {
		await expect(readStatement(file)).rejects.toMatchObject({ name: 'StatementFault', code })
	})
})

function livin(first: string, second: string, amount = '"+1.234,00"') {
	return text(
		'Tanggal,Keterangan,Nominal,Saldo',
		`${first},A,${amount},"1.234,00"`,
		`${second},B,${amount},"2.468,00"`,
	)
}
