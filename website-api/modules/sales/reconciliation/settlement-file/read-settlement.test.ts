import { expect, test } from 'vitest'
import { readUploadedSettlement } from './read-uploaded-settlement.ts'

const read = (text: string) => readUploadedSettlement(new TextEncoder().encode(text))
const head = 'Order ID,Transaction ID,Transaction type,Status,Transaction time,Gross amount,Fee,VAT'

const manyDays = Array.from({ length: 93 }, (_, at) => {
	const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
	return `A-${at},x,Payment,settlement,${day},1000,0,0`
}).join('\n')

test('a report is read by day, with what the provider kept', async () => {
	const days = await read(
		[
			head,
			'7K3M-9QXT-1,a1,Payment,settlement,2026-11-25 10:00:00,100000.00,4000,440',
			'7K3M-9QXV-1,a2,Payment,pending,26/11/2026,"Rp 50,000.00",,',
			'7K3M-9QXT-1,a3,Refund,refund,2026-11-26 11:00:00,20000,0,0',
		].join('\n'),
	)
	const payment = { kind: 'PAYMENT', reference: '7K3M-9QXT-1', key: 'file:7K3M-9QXT-1' }
	expect(days).toMatchObject([
		{ day: '2026-11-25', entries: [{ ...payment, amount: 100_000, fee: 4_440, state: 'DONE' }] },
		{
			day: '2026-11-26',
			entries: [
				{ amount: 50_000, fee: null, state: 'WAITING' },
				{ kind: 'REFUND', reference: '7K3M-9QXT-1', amount: -20_000 },
			],
		},
	])
})

test('without a column of fees they are what remains between gross and net', async () => {
	const text = 'order_id;settlement_date;gross_amount;net_amount\nA-1;2026-11-25;100.000;99.300'
	expect(await read(text)).toMatchObject([{ entries: [{ amount: 100_000, fee: 700 }] }])
})

test.each([
	['of other columns', 'a,b,c\n1,2,3', 'STATEMENT_UNKNOWN'],
	['without rows', head, 'STATEMENT_EMPTY'],
	[
		'with a day that there is not',
		`${head}\nA-1,x,Payment,settlement,2026-13-45,1000,0,0`,
		'STATEMENT_UNREADABLE',
	],
	[
		'without an amount',
		`${head}\nA-1,x,Payment,settlement,2026-11-25,many,0,0`,
		'STATEMENT_UNREADABLE',
	],
	['that is a broken archive', 'PK\u0003\u0004', 'STATEMENT_UNREADABLE'],
	[
		'with too many rows',
		`${head}\n${'A-1,x,,settlement,2026-11-25,1000,0,0\n'.repeat(6_001)}`,
		'STATEMENT_TOO_LARGE',
	],
	['with too many days', `${head}\n${manyDays}`, 'STATEMENT_TOO_LARGE'],
	['with too many bytes', `${head}\n${' '.repeat(2_000_001)}`, 'STATEMENT_TOO_LARGE'],
])('a file %s is refused', async (_what, text, code) => {
	await expect(read(text)).rejects.toMatchObject({ code })
})
