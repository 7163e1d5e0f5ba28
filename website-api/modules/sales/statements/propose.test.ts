import { expect, test } from 'vitest'
import { type Candidate, propose } from './propose.ts'

const candidate = (over: Partial<Candidate> = {}): Candidate => ({
	lineId: 'L1',
	orderNumber: 'A',
	status: 'PENDING',
	isRecent: true,
	hasLine: false,
	...over,
})
const other = (over: Partial<Candidate>) => candidate({ orderNumber: 'B', ...over })

test.each<[string, Candidate[], string | null, string | null]>([
	['the one order that waits for the amount', [candidate()], 'A', null],
	['none of two orders', [candidate(), other({})], null, 'TWO_ORDERS'],
	['none for two lines', [candidate(), candidate({ lineId: 'L2' })], null, 'TWO_LINES'],
	['none that has ended', [candidate({ status: 'EXPIRED' })], null, 'ORDER_ENDED'],
	['none beside one that ended', [candidate(), other({ status: 'CANCEL' })], null, 'ORDER_ENDED'],
	[
		'the one beside one that ended long ago',
		[candidate(), other({ status: 'EXPIRED', isRecent: false })],
		'A',
		null,
	],
	['none that is paid', [candidate({ status: 'PROCESSING', hasLine: true })], null, 'ALREADY_PAID'],
	[
		'none beside one that was paid by hand',
		[candidate(), other({ status: 'SHIPPING' })],
		null,
		'ALREADY_PAID',
	],
	[
		'the one beside one that another line paid',
		[candidate(), other({ status: 'SHIPPING', hasLine: true })],
		'A',
		null,
	],
])('proposes %s', (_case, candidates, order, doubt) => {
	expect(propose(candidates).get('L1')).toEqual({ order, doubt })
})
