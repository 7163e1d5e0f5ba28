import { describe, expect, test } from 'vitest'
import type { InsuranceTerms } from '#contract/insurance.ts'
import { insuranceFee, insuranceOf, sentValue } from './insurance.ts'

const terms: InsuranceTerms = { mode: 'OPTIONAL', from: 500_000, rate: 20, fixed: 5_000 }
const cart = { value: 300_000, isWanted: false, vendor: 'SICEPAT' }

test.each([
	[0, 5_000],
	[1, 5_001],
	[300_000, 5_600],
	[300_001, 5_601],
	[1_000_000, 7_000],
])('insuring goods of Rp %i costs Rp %i', (value, fee) => {
	expect(insuranceFee(terms, value)).toBe(fee)
})

describe('insurance', () => {
	const of = (mode: InsuranceTerms['mode'], more: Partial<typeof cart> = {}) => {
		const found = insuranceOf({ ...terms, mode }, { ...cart, ...more })
		return found && [found.isRequired, found.isIncluded]
	}

	test('is never offered by a shop that has switched it off, for what is collected, and for downloads', () => {
		expect(of('OFF', { isWanted: true })).toBeNull()
		expect(of('REQUIRED', { value: 900_000, vendor: 'SELF_PICKUP' })).toBeNull()
		expect(of('REQUIRED', { value: 0 })).toBeNull()
	})

	test('is included where the buyer wants it', () => {
		expect([of('OPTIONAL'), of('OPTIONAL', { isWanted: true })]).toEqual([
			[false, false],
			[false, true],
		])
	})

	test('is required from a value on, and a choice below it', () => {
		expect(of('REQUIRED', { value: 499_999 })).toEqual([false, false])
		expect(of('REQUIRED', { value: 499_999, isWanted: true })).toEqual([false, true])
		expect(of('REQUIRED', { value: 500_000 })).toEqual([true, true])
	})

	test('is in no total before a courier is chosen', () => {
		const unchosen = { ...cart, value: 500_000, isWanted: true, vendor: undefined }
		expect(insuranceOf({ ...terms, mode: 'REQUIRED' }, unchosen)).toMatchObject({
			isRequired: true,
			isIncluded: false,
		})
	})

	test('counts what is sent', () => {
		const lines = [
			{ isDigital: false, subTotal: 70_000 },
			{ isDigital: true, subTotal: 30_000 },
		]
		expect(sentValue(lines)).toBe(70_000)
	})
})
