import { beforeAll, expect, test } from 'vitest'
import { builtStylesheet, declaredFor } from '#tests/support/built-stylesheet.ts'
import { renderInRouter } from '#tests/support/render-in-router.tsx'
import { dialogStyle } from '#web/ui/dialog-style.ts'
import { toastRegion } from './toast-style.ts'

let css = ''
beforeAll(async () => {
	css = await builtStylesheet()
})

/** A CSS length as a number in its unit, whether the stylesheet says 90% or nine tenths, 16px or four steps of 4px. */
function plain(value: string): string {
	const steps = /^calc\(var\(--spacing\)\s*\*\s*(\d+)\)$/.exec(value)
	if (steps) return `${Number(steps[1]) * 4}px`
	const part = /^calc\((\d+)\s*\/\s*(\d+)\s*\*\s*100%\)$/.exec(value)
	return part ? `${(Number(part[1]) / Number(part[2])) * 100}%` : value
}

test('[BC-04] a dialog is 90% of the window wide below 1024 px, else 33%', () => {
	const html = renderInRouter(<div className={dialogStyle()} />)
	const widths = declaredFor(css, html, 'width')
	expect(widths.map(({ media, value }) => [media, plain(value)])).toEqual([
		['', '90%'],
		['(width>=64rem)', '33%'],
	])
})

test('[BC-10] toasts are 16 px apart', () => {
	const html = renderInRouter(<ul className={toastRegion} />)
	const gaps = declaredFor(css, html, 'gap')
	expect(gaps.map(({ media, value }) => [media, plain(value)])).toEqual([['', '16px']])
})
