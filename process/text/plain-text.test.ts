import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { plainText } from './plain-text.ts'

describe('plain text of HTML', () => {
	test.each([
		['<p>a</p><p>b</p>', 'a b'],
		['a<br>b<br/>c', 'a b c'],
		['<ul><li>a</li><li>b</li></ul>', 'a b'],
		['<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>', 'a b c'],
		['<h3>a</h3>b<div>c</div>d<hr>e', 'a b c d e'],
		['<dl><dt>a</dt><dd>b</dd></dl><figure>c<figcaption>d</figcaption></figure>', 'a b c d'],
		['a<img src="x">b', 'a b'],
	])('words do not glue together at the borders of %s', (html, text) => {
		expect(plainText(html)).toBe(text)
	})

	test.each([
		['Ko<b>pi</b> <em>Ga</em>yo<sup>2</sup>', 'Kopi Gayo2'],
		['<p>H<sub>2</sub>O, <a href="/x">te</a>h</p>', 'H2O, teh'],
		['Ko<!-- never shown -->pi', 'Kopi'],
		['ko&shy;pi&ZeroWidthSpace;ku', 'kopiku'],
	])('the words of %s stay whole', (html, text) => {
		expect(plainText(html)).toBe(text)
	})

	test.each([
		['Tom &amp; Jerry', 'Tom & Jerry'],
		['Tom &amp;amp; Jerry', 'Tom &amp; Jerry'],
		['&lt;b&gt;', '<b>'],
		['Jerry&#8217;s &#x2019; &rsquo; &quot;x&quot; &apos;y&#39;', 'Jerry’s ’ ’ "x" \'y\''],
		['1&nbsp;kg&emsp;&#160;x', '1 kg x'],
		['&#128512; 😀 &eacute; &copy;', '😀 😀 é ©'],
		['&unknown; R&D AT&T &', '&unknown; R&D AT&T &'],
		['5 < 6 > 4, a<5', '5 < 6 > 4, a<5'],
		['&#0;&#xD800;&#8;x', '\ufffd\ufffd x'],
	])('%s is decoded once', (html, text) => {
		expect(plainText(html)).toBe(text)
	})

	test.each([
		'<style>p { color: red }</style>a',
		'<script>alert("<p>b</p>")</script>a',
		'<noscript><img src=x></noscript>a',
		'<template>b</template><p>a',
		'<!doctype html><head><title>b</title></head><body>a</body>',
	])('only what a reader sees is text: %s', (html) => {
		expect(plainText(html)).toBe('a')
	})
})

test.each(['a < b & c > d "e" \'f\'', '&amp; &amp;amp;', '</script><!--', '😀\u2028'])(
	'%s is escaped once, for elements and attributes',
	(text) => {
		const html = `<i title="${escapeHtml(text)}">${escapeHtml(text)}</i>`
		const [element] = parseFragment(html).childNodes
		expect(element).toMatchObject({
			attrs: [{ value: text }],
			childNodes: [{ value: text }],
		})
	},
)
