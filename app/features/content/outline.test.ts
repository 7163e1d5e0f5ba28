import { expect, test } from 'vitest'
import { idMaker, outlined } from './outline.server.ts'

test('gives headings unique ids that the layout does not use', () => {
	const { html, headings } = outlined(
		'<h2>Cara bayar</h2><p>a</p><h2>Cara <em>bayar</em></h2><h2>Main</h2><h2>24 jam &amp; retur</h2><h2>？</h2>',
		idMaker(),
	)
	expect(headings).toEqual([
		{ id: 'cara-bayar', text: 'Cara bayar' },
		{ id: 'cara-bayar-2', text: 'Cara bayar' },
		{ id: 'main-2', text: 'Main' },
		{ id: 's-24-jam-retur', text: '24 jam & retur' },
		{ id: 's-', text: '？' },
	])
	expect(html).toContain('<h2 id="cara-bayar-2">Cara <em>bayar</em></h2>')
})
