import { expect, test } from 'vitest'
import { cyclesIn, importCycles } from './import-cycles.mjs'

const graph = (edges) => new Map(Object.entries(edges))

test.each([
	['a file that imports itself', { a: ['a'] }, [['a', 'a']]],
	['two files', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
	[
		'three files behind an entry',
		{ in: ['a'], a: ['b'], b: ['c'], c: ['a'] },
		[['a', 'b', 'c', 'a']],
	],
])('finds a cycle of %s', (_cycle, edges, cycles) => {
	expect(cyclesIn(graph(edges))).toEqual(cycles)
})

test('two import paths to one file are no cycle', () => {
	expect(cyclesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})

test('the program has no import cycles', () => {
	expect(importCycles()).toEqual([])
})
