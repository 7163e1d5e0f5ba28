import { expect, test } from 'vitest'
import { faqWords, textView } from './text-view.server.ts'

const page = {
	title: 'Tanya jawab',
	summary: 'Yang sering ditanyakan.',
	html: '<h2>Bantuan</h2>',
	faq: ['Pesanan', 'Bantuan'].map((title) => ({
		title,
		entries: [
			{ question: 'Berapa lama?', answerHtml: '<p>Dua <b>hari</b>.</p><script>x</script>' },
		],
	})),
	updatedAt: new Date('2026-11-20T20:00:00Z'),
}

test('puts headings and question groups into one table of contents', () => {
	const { outline, faq, updated } = textView(page, () => null, 'id')
	expect(outline).toEqual([
		{ id: 'bantuan', text: 'Bantuan' },
		{ id: 'pesanan', text: 'Pesanan' },
		{ id: 'bantuan-2', text: 'Bantuan' },
	])
	expect(faq[1]?.entries[0]?.id).toBe('berapa-lama-2')
	expect(updated.text).toBe('21 Nov 2026')
})

test('converts answers to plain text', () => {
	expect(faqWords(textView(page, () => null, 'id').faq)).toEqual(
		Array.from({ length: 2 }, () => ({ question: 'Berapa lama?', answer: 'Dua hari.' })),
	)
})
