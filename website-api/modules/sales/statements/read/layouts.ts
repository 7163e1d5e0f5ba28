/** Content of a statement's column. */
export type StatementField =
	| 'account'
	| 'date'
	| 'time'
	| 'description'
	| 'branch'
	| 'amount'
	| 'direction'
	| 'credit'
	| 'debit'
	| 'balance'
	| 'reference'
	| 'status'

/** Date format of a statement. A year may have two or four digits, a time may follow. */
export type DateForm = 'day/month/year' | 'day/month' | 'year-month-day' | 'day month-name year'

/** How a statement marks credits and debits. */
export type Direction =
	| 'two columns'
	| 'marker column'
	/** A marker in the column without a name after the amount. */
	| 'unnamed column'
	/** A marker in the cell of the amount, e.g. `287,490.00 DB`. */
	| 'marker in amount'
	| 'sign'

/** Format of a bank's export. To support another bank, add an entry to `LAYOUTS`. */
export type StatementLayout = {
	/** Stored with each statement that was read with it. */
	key: string
	/** Headings of columns, normalised by `headerName`. */
	columns: Partial<Record<StatementField, readonly string[]>>
	/** Columns without which a row is not the header of this layout. */
	needs: readonly StatementField[]
	dates: readonly DateForm[]
	direction: Direction
	/** Cells are beside the column of their heading because of merged cells. */
	hasShiftedCells?: true
	/** A merchant's report of QRIS payments: its account is QRIS, and only rows with these statuses are payments. */
	paidStatuses?: readonly string[]
}

/** The account of a merchant's report of QRIS payments, which contains no account number. */
export const QRIS_ACCOUNT = 'QRIS'

/** Markers of the direction; other values are unreadable. */
export const MARKERS: Readonly<Record<string, 1 | -1>> = {
	cr: 1,
	k: 1,
	c: 1,
	kredit: 1,
	credit: 1,
	db: -1,
	d: -1,
	dr: -1,
	debet: -1,
	debit: -1,
}

const numericDates = ['day/month/year'] as const

/** All supported exports. The header selects the layout: the one with the most matching columns. */
export const LAYOUTS: readonly StatementLayout[] = [
	{
		key: 'bca-klikbca',
		columns: {
			date: ['date', 'tanggal transaksi', 'tanggal'],
			description: ['description', 'keterangan'],
			branch: ['branch', 'cabang'],
			amount: ['amount', 'jumlah'],
			balance: ['balance', 'saldo'],
		},
		needs: ['date', 'description', 'branch', 'amount', 'balance'],
		dates: ['day/month/year', 'day/month'],
		direction: 'unnamed column',
	},
	{
		key: 'bca-bisnis',
		columns: {
			date: ['tanggal transaksi', 'transaction date', 'date'],
			description: ['keterangan', 'description'],
			branch: ['cabang', 'branch'],
			amount: ['jumlah', 'amount'],
			balance: ['saldo', 'balance'],
		},
		needs: ['date', 'description', 'branch', 'amount'],
		dates: ['day/month/year', 'day/month'],
		direction: 'marker in amount',
	},
	{
		key: 'mandiri-kopra',
		columns: {
			account: ['accountno', 'account no'],
			date: ['postdate', 'post date'],
			description: ['remarks', 'additionaldesc', 'additional desc'],
			credit: ['credit amount'],
			debit: ['debit amount'],
			balance: ['close balance'],
		},
		needs: ['account', 'date', 'description', 'credit', 'debit'],
		dates: ['day month-name year', 'day/month/year'],
		direction: 'two columns',
	},
	{
		key: 'mandiri-mcm',
		columns: {
			account: ['account no'],
			date: ['date'],
			description: ['description', 'reference no'],
			credit: ['credit'],
			debit: ['debit'],
		},
		needs: ['account', 'date', 'description', 'credit', 'debit'],
		dates: numericDates,
		direction: 'two columns',
	},
	{
		key: 'mandiri-livin',
		columns: {
			date: ['tanggal'],
			description: ['keterangan'],
			amount: ['nominal'],
			balance: ['saldo'],
		},
		needs: ['date', 'description', 'amount', 'balance'],
		dates: ['day month-name year', 'day/month/year'],
		direction: 'sign',
	},
	{
		key: 'bri-cms',
		columns: {
			account: ['norek'],
			date: ['tgl tran'],
			time: ['jam tran'],
			description: ['desk tran'],
			debit: ['mutasi debet'],
			credit: ['mutasi kredit'],
			balance: ['saldo akhir mutasi'],
		},
		needs: ['account', 'date', 'debit', 'credit', 'balance'],
		dates: ['year-month-day', 'day/month/year'],
		direction: 'two columns',
	},
	{
		key: 'bri-qlola',
		columns: {
			date: ['tanggal transaksi', 'tanggal'],
			description: ['uraian transaksi', 'uraian'],
			branch: ['teller'],
			debit: ['debet', 'debit'],
			credit: ['kredit'],
			balance: ['saldo'],
		},
		needs: ['date', 'description', 'debit', 'credit', 'balance'],
		dates: numericDates,
		direction: 'two columns',
	},
	{
		key: 'bni-direct',
		columns: {
			date: ['post date', 'posting date'],
			branch: ['branch'],
			description: ['description', 'journal no'],
			debit: ['debit'],
			credit: ['credit'],
			balance: ['balance'],
		},
		needs: ['date', 'description', 'debit', 'credit', 'balance'],
		dates: numericDates,
		direction: 'two columns',
	},
	{
		key: 'bni-direct-sheet',
		columns: {
			date: ['posting date', 'post date'],
			branch: ['branch', 'effective date'],
			description: ['description', 'transaction description', 'journal', 'journal no'],
			amount: ['amount'],
			direction: ['db cr', 'd k', 'dk', 'db kr'],
			balance: ['balance'],
		},
		needs: ['date', 'amount', 'direction', 'balance'],
		dates: numericDates,
		direction: 'marker column',
		hasShiftedCells: true,
	},
	{
		key: 'qris-report',
		columns: {
			date: [
				'tanggal transaksi',
				'transaction date',
				'waktu transaksi',
				'transaction time',
				'tanggal',
				'date',
				'waktu pembayaran',
				'payment time',
			],
			time: ['jam', 'jam transaksi', 'waktu', 'time'],
			amount: [
				'nominal',
				'nominal transaksi',
				'amount',
				'transaction amount',
				'jumlah',
				'gross amount',
				'total transaksi',
				'nilai transaksi',
			],
			reference: [
				'rrn',
				'no referensi',
				'nomor referensi',
				'reference no',
				'reference number',
				'id transaksi',
				'transaction id',
				'invoice number',
				'reff no',
				'reff number',
			],
			description: ['issuer', 'penerbit', 'acquirer', 'nama customer', 'customer name', 'pengirim'],
			status: ['status', 'status transaksi', 'transaction status', 'payment status'],
		},
		needs: ['date', 'amount', 'reference'],
		dates: ['day/month/year', 'year-month-day', 'day month-name year'],
		direction: 'sign',
		paidStatuses: ['success', 'sukses', 'berhasil', 'settled', 'settlement', 'paid', 'completed'],
	},
]
