import { describe, expect, test } from 'vitest'
import { htmlOf, textOf } from './written-text.ts'

describe('HTML that staff edit', () => {
	test.each([
		['<p>Satu &amp; dua</p><p>Tiga</p>', 'Satu & dua\n\nTiga'],
		['<h2>Judul</h2><h3>Bagian</h3>', '## Judul\n\n### Bagian'],
		['<ul><li>a</li><li><strong>b</strong></li></ul>', '- a\n- **b**'],
		['<ol><li>a</li><li>b</li></ol>', '1. a\n1. b'],
		['<blockquote><p><em>q</em></p></blockquote>', '> *q*'],
		[
			'<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
			'| A | B |\n| 1 | 2 |',
		],
		['<p><a href="/faq?a=1&amp;b=2">Tanya</a></p>', '[Tanya](/faq?a=1&b=2)'],
		['<p><a href="https://a.example/x">A</a></p>', '[A](https://a.example/x)'],
		['<p>5 &lt; 6</p>', '5 < 6'],
	])('%s is the text %j, which converts back to it', (html, text) => {
		expect(textOf(html)).toBe(text)
		expect(htmlOf(text)).toBe(html)
	})

	test.each([
		['<p class="x">a</p><p>b</p>', '<p class="x">a</p>\n\nb'],
		['<p>a<br>b</p>', '<p>a<br>b</p>'],
		['<p>- no item</p>', '<p>- no item</p>'],
		['<p>2 * 3 * 4</p>', '<p>2 * 3 * 4</p>'],
		['<p>a&nbsp;b</p>', '<p>a&nbsp;b</p>'],
		['<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n<ul><li>b</li></ul>'],
		['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul>\n\n</li></ul>'],
		[
			'<hr><figure><img src="/media/a/1.webp" alt="a"></figure>',
			'<hr><figure><img src="/media/a/1.webp" alt="a"></figure>',
		],
		['<p>not closed', '<p>not closed'],
	])('%s stays HTML, which the markup cannot express', (html, text) => {
		expect(textOf(html)).toBe(text)
		expect(htmlOf(text)).toBe(html)
	})

	test('keeps every word, with line breaks or without tags', () => {
		expect(htmlOf(textOf('<p>a\n\t b</p>\n<p>c</p>'))).toBe('<p>a b</p><p>c</p>')
		expect(htmlOf(textOf('a & b'))).toBe('<p>a & b</p>')
		expect(textOf('')).toBe('')
	})
})
