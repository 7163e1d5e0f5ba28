import { expect, test } from 'vitest'
import { coverageOf } from './spec-coverage.mjs'

const requirements = ['RT-01', 'RT-02', 'CT-02'].map((id) => ({ id, section: '2', text: id }))

test('a requirement counts as covered by a passing test that names it, alone or in a list', () => {
	const tests = [
		{ title: '[RT-01] the home page', outcome: 'passed' },
		{ title: 'cart [RT-02, CT-02] both', outcome: 'passed' },
	]
	expect(coverageOf(requirements, tests)).toEqual({
		covered: ['RT-01', 'RT-02', 'CT-02'],
		failing: [],
		missing: [],
		unknown: [],
	})
})

test('one failing test makes its requirement failing, whatever else passes', () => {
	const tests = [
		{ title: '[RT-01] with script', outcome: 'passed' },
		{ title: '[RT-01] without script', outcome: 'failed' },
	]
	expect(coverageOf(requirements, tests)).toMatchObject({ covered: [], failing: ['RT-01'] })
})

test('a skipped test covers nothing, and unknown ids are reported', () => {
	const tests = [
		{ title: '[RT-01] later', outcome: 'skipped' },
		{ title: '[XX-99] typo', outcome: 'passed' },
	]
	expect(coverageOf(requirements, tests)).toEqual({
		covered: [],
		failing: [],
		missing: ['RT-01', 'RT-02', 'CT-02'],
		unknown: ['XX-99'],
	})
})
