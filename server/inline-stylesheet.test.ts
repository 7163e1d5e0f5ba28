import { describe, expect, test } from 'vitest'
import { parseStylesheet, withStylesheet } from './inline-stylesheet.ts'

const link = '<link rel="stylesheet" href="/app.css"/>'

/** What a page with this body contains of a stylesheet. */
function inlined(css: string, body: string): string | undefined {
	const page = `<!DOCTYPE html><html><head>${link}</head><body>${body}</body></html>`
	const styled = withStylesheet(page, parseStylesheet('/app.css', css))
	return styled && /<style data-href="\/app.css">(.*)<\/style>/s.exec(styled.html)?.[1]
}

describe('a page contains of the stylesheet', () => {
	const body =
		'<p class="card sm:wide w-1/2" data-slide="slide tall" style="left:var(--shown)">Hai</p>'

	test.each([
		['rules of its classes', '.card{color:red}.list{color:blue}', '.card{color:red}'],
		['rules without a class', 'p,[hidden]{margin:0}', 'p,[hidden]{margin:0}'],
		['the selectors of a rule that can match', '.list,.card,p.list{top:0}', '.card{top:0}'],
		[
			'rules for which it has all classes',
			'.card .list{top:0}.card.tall{top:1px}',
			'.card.tall{top:1px}',
		],
		['rules of classes that scripts take from data', '.slide{top:0}', '.slide{top:0}'],
		['rules of escaped names', String.raw`.sm\:wide{top:0}.w-1\/2{top:1px}`, undefined],
		['rules of classes with a state', '.card:hover,.list:hover{top:0}', '.card:hover{top:0}'],
		['rules against a class', '.card:not(.list){top:0}', undefined],
		['rules for one of several classes', ':is(.card,.list)>p{top:0}', undefined],
		[
			'rules of media, without empty ones',
			'@media print{.list{top:0}}@media (width>=1px){.card{top:0}}',
			'@media (width>=1px){.card{top:0}}',
		],
		[
			'layers in their order',
			'@layer theme,base;@layer base{.card{top:0}.list{top:1px}}',
			'@layer theme,base;@layer base{.card{top:0}}',
		],
		[
			'fonts and animations that its rules name',
			'@font-face{font-family:"Big Bold"}@font-face{font-family:Other}@keyframes spin{to{top:0}}@keyframes swing{to{top:0}}.card{font-family:Big Bold;animation:1s spin}.list{font-family:Other;animation:1s swing}',
			'@font-face{font-family:"Big Bold"}@keyframes spin{to{top:0}}.card{font-family:Big Bold;animation:1s spin}',
		],
		[
			'custom properties that its rules, directly or through others, or the page itself use',
			':root{--a:var(--b);--b:1px;--c:2px;--shown:3px;--d:var(--e);--e:0}.card{top:var(--a)}.list{top:var(--c)}@property --c{syntax:"*"}@property --b{syntax:"*"}',
			':root{--a:var(--b);--b:1px;--shown:3px}.card{top:var(--a)}@property --b{syntax:"*"}',
		],
		[
			'fonts of the device for every window, and those to be loaded for wide ones',
			'@font-face{font-family:Plain;src:local(Arial)}@font-face{font-family:Own;src:url(own.woff2)}.card{font-family:Own,Plain}',
			'@font-face{font-family:Plain;src:local(Arial)}@media (width >= 45rem){@font-face{font-family:Own;src:url(own.woff2)}}.card{font-family:Own,Plain}',
		],
		['no comments', '/*! Licence */.card{top:0}', '.card{top:0}'],
		['no rule of which nothing is left', '.card{--c:0}@media print{.card{--c:1}}', ''],
	])('%s', (_what, css, expected) => {
		expect(inlined(css, body)).toBe(expected ?? css)
	})
})

test('a class whose name has signs that HTML escapes is found', () => {
	const css = String.raw`.\[\&\>\*\]\:top>*{top:0}`
	expect(inlined(css, '<p class="[&amp;&gt;*]:top">Hai</p>')).toBe(css)
})

test('a page without the link stays as it is', () => {
	expect(withStylesheet('<p>Hai</p>', parseStylesheet('/app.css', 'p{top:0}'))).toBeUndefined()
})
