import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldCases } from '#tests/support/import-field-cases.ts'
import { openTable } from '#website-api/tables/open-table.ts'
import { tableMessages } from '#website-api/tables/table-messages.ts'
import { openRows } from './csv-rows.ts'
import type { FileProduct, Refusal } from './file-product.ts'
import { readProducts } from './read-products.ts'
import { reasonText } from './reasons.ts'

let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Uint8Array, rate = 1) {
	const file = path.join(folder, 'products')
	await writeFile(file, content)
	const table = await openRows(file, {
		now: new Date('2026-11-26'),
		// Without the thread, which takes longer than most of these tests.
		open: (name) => openTable(name, undefined, tableMessages),
	})
	const products: FileProduct[] = []
	const refused: string[] = []
	const noted: string[] = []
	const text = ({ line, reason }: Refusal) => `${line}: ${reasonText('en', reason)}`
	for await (const event of readProducts(() => table.rows(), { rate })) {
		if ('product' in event) products.push(event.product)
		else if ('refusal' in event) refused.push(text(event.refusal))
		else noted.push(text(event.notice))
	}
	return { ...table, products, refused, noted }
}

const remarks = (list: [line: number, reason: string][] = []) =>
	list.map(([line, reason]): unknown =>
		expect.stringMatching(new RegExp(`^${line}: .*${escaped(reason)}`)),
	)

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

describe('a file of the field', () => {
	test.each(fieldCases)('$title', async (one) => {
		const found = await read(one.file, one.rate)
		if (one.format) expect(found.layout.format).toBe(one.format)
		if (one.ignored) expect(found.ignored).toEqual(one.ignored)
		expect(found.refused).toEqual(remarks(one.refused))
		expect(found.noted).toEqual(remarks(one.noted))
		const products = Object.fromEntries(found.products.map((product) => [product.handle, product]))
		expect(Object.keys(products).toSorted()).toEqual(Object.keys(one.products ?? {}).toSorted())
		expect(products).toMatchObject(one.products ?? {})
	})
})
