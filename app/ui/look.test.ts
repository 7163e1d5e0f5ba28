import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORNER_STYLES, TYPE_PAIRINGS } from '#contract/looks.ts'
import { lookCss } from './look.ts'
import { paletteCss } from '#web/ui/palette.ts'

const styles = (name: string) => readFileSync(new URL(`../styles/${name}`, import.meta.url), 'utf8')
const fonts = readFileSync(new URL('../fonts/fonts.css', import.meta.url), 'utf8')

test('the default look adds its faces to the palette', () => {
	const usual = { palette: 'navy', typePairing: 'modern', corners: 'soft' } as const
	const css = lookCss(usual)
	expect(css.startsWith(`${paletteCss('navy')}:root{--face:'Plus Jakarta Sans Variable',`)).toBe(
		true,
	)
	expect(css).not.toContain('corner')
})

test.each(TYPE_PAIRINGS)('the pairing %s uses declared fonts', (typePairing) => {
	const css = lookCss({ palette: 'navy', typePairing, corners: 'soft' })
	const named = [...css.matchAll(/'([^']+)'/g)].map(([, name]) => name)
	const declared = [...fonts.matchAll(/font-family: '([^']+)'/g)].map(([, name]) => name)
	expect(declared).toEqual(expect.arrayContaining(named))
	expectRead(css)
})

test.each(CORNER_STYLES)('the corners %s set the properties of the radius scale', (corners) => {
	expectRead(lookCss({ palette: 'navy', typePairing: 'modern', corners }))
})

test('every bundled font is small and has its licence beside it', () => {
	const files = [...fonts.matchAll(/'\.\/([\w-]+)\.woff2'/g)]
	expect(files).toHaveLength(6)
	for (const [, name] of files) {
		const file = (end: string) => readFileSync(new URL(`../fonts/${name}${end}`, import.meta.url))
		expect(file('.woff2').length).toBeLessThanOrEqual(30 * 1024)
		expect(file('.OFL.txt').toString()).toContain('SIL OPEN FONT LICENSE')
	}
})

function expectRead(css: string) {
	const sheet = ['tokens.css', 'base.css', 'app.css', '../../tailwind.config.ts']
		.map(styles)
		.join('')
	for (const [, name = ''] of css.matchAll(/[{;](--[\w-]+):/g))
		expect(sheet).toContain(`var(${name}`)
}
