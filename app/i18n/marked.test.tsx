import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked } from './Marked.tsx'

const link = <a href="/terms" />

test.each([
	['I read the <terms>terms</terms>.', 'I read the <a href="/terms">terms</a>.'],
	[
		'<terms>One</terms> and <terms>two</terms>',
		'<a href="/terms">One</a> and <a href="/terms">two</a>',
	],
	['No mark', 'No mark'],
	['An <other>unknown one</other>', 'An unknown one'],
	['<terms>not closed & <b', '&lt;terms&gt;not closed &amp; &lt;b'],
])('%s', (text, html) => {
	expect(renderToStaticMarkup(<Marked text={text} parts={{ terms: link }} />)).toBe(html)
})
