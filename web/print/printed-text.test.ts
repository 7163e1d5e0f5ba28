import { expect, test } from 'vitest'
import { printedText } from './printed-text.server.ts'

test.each([
	'Jalan Melati No. 12',
	'Łukasz Đặng Ngô Šárka Ærøskøbing Ọlá ß ẞ İı Ǻ',
	'Café “Pagi” – Rp 1 … € №',
	'Ελληνικά Кириллица Ўзбек',
])('%s is printed as it is', (text) => {
	expect(printedText(text)).toBe(text)
	expect(printedText(text.normalize('NFD'))).toBe(text)
})

test.each([
	['Budi 你好', 'Budi NiHao'],
	['王小明', 'WangXiaoMing'],
	['สมชาย', 'smchay'],
	['한국', 'HanGug'],
	['سلام', 'slm'],
	['ꦧꦸꦢꦶ', 'budi'],
	['satu\ndua\ttiga\u200b\u202e', 'satu\ndua tiga'],
	['\u{f0000}', '[U+F0000]'],
])('%s has Latin letters in the place of others', (text, printed) => {
	expect(printedText(text)).toBe(printed)
})

test('nothing becomes a question mark, a blank or a missing sign', () => {
	const texts = ['🎁', '漢', 'ض', 'ก', 'ꦲ', '\ue000', '𝒜', '🇮🇩']
	for (const text of texts) expect(printedText(text), text).toMatch(/^[^?\s\ufffd]+$/)
})
