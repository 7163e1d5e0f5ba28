import { expect, test } from 'vitest'
import { textPdf } from './text-pdf.ts'

test('a text becomes a PDF with a valid cross-reference table', () => {
	const pdf = textPdf('Judul (uji)', [
		{ heading: 'Satu', lines: ['isi (dalam kurung) \\ dan é'] },
		{ heading: 'Dua', lines: [] },
	]).toString('latin1')
	expect(pdf.startsWith('%PDF-1.4')).toBe(true)
	expect(pdf).toContain('(isi \\(dalam kurung\\) \\\\ dan é) Tj')
	const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
	expect(pdf.slice(start, start + 4)).toBe('xref')
	const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map((row) => Number(row[1]))
	expect(offsets).toHaveLength(8)
	offsets.forEach((offset, at) => {
		expect(pdf.slice(offset, offset + 8)).toContain(`${at + 1} 0 obj`)
	})
	for (const [, length, body] of pdf.matchAll(
		/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
	)) {
		expect(body).toHaveLength(Number(length))
	}
})
