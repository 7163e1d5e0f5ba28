import { describe, expect, test } from 'vitest'
import { newVoucherForm, newVoucherOf, voucherFormOf } from './voucher.form.ts'

const now = new Date('2026-12-01T02:00:00.000Z')
const fields = {
	code: 'hemat-10',
	titleId: 'Hemat',
	titleEn: '',
	descriptionId: 'Lebih hemat',
	descriptionEn: '',
	base: 'goods',
	gives: 'discount',
	unit: 'percent',
	amount: '10',
	maximum: '',
	minimum: '',
	startsAt: '',
	endsAt: '2026-12-31T23:59',
	quota: '',
	perCustomer: '1',
}
const errorsOf = (changed: Partial<typeof fields>) =>
	newVoucherForm(now)
		.safeParse({ ...fields, ...changed })
		.error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a new voucher is read', () => {
	expect(newVoucherOf(newVoucherForm(now).parse(fields))).toMatchObject({
		code: 'HEMAT-10',
		isPercentage: true,
		amount: 10,
		endsAt: new Date('2026-12-31T16:59:00.000Z'),
	})
})

describe('a wrong amount has the message of its unit', () => {
	const cases = [
		['percent', '12.5', 'fault.percent'],
		['percent', '12,5', 'fault.percent'],
		['percent', '101', 'fault.percent'],
		['percent', '0', 'fault.percent'],
		['rupiah', '12.5', 'fault.rupiah'],
		['rupiah', '0', 'fault.rupiah'],
	] as const
	test.each(cases)('in %s, %s', (unit, amount, message) => {
		expect(errorsOf({ unit, amount })).toEqual([['amount', message]])
		const form = new FormData()
		for (const [name, value] of Object.entries({ ...fields, unit, amount })) form.set(name, value)
		const unused = voucherFormOf(form).safeParse(Object.fromEntries(form))
		expect(unused.error?.issues).toMatchObject([{ path: ['amount'], message }])
	})
})

describe('the end of a new voucher', () => {
	test.each(['2026-12-01T09:00', '2026-11-30T23:59'])('is not %s, which is past', (endsAt) => {
		expect(errorsOf({ endsAt })).toEqual([['endsAt', 'voucher.endWrong']])
	})

	test('may be the next minute', () => {
		expect(errorsOf({ endsAt: '2026-12-01T09:01' })).toBeUndefined()
	})

	test('comes after its start', () => {
		expect(errorsOf({ startsAt: '2027-01-01T00:00' })).toEqual([['endsAt', 'fault.period']])
	})
})
