import type { Page } from '@playwright/test'

/** Content that does not fit: the page itself if it scrolls sideways, and text cut off by its box. */
export function overflowing(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = []
		const root = document.documentElement
		if (root.scrollWidth > root.clientWidth + 1) {
			const wide = [...document.querySelectorAll('body *')].filter((element) => {
				const { right, width } = element.getBoundingClientRect()
				return width > 0 && right > root.clientWidth + 1 && !inScroller(element)
			})
			const names = wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))
			found.push(`the page is ${root.scrollWidth} wide: ${names.join(' | ')}`)
		}
		for (const element of document.querySelectorAll<HTMLElement>(
			'a, button, h1, h2, h3, label, p',
		)) {
			const style = getComputedStyle(element)
			const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
			if (!clips || element.clientWidth <= 1 || style.textOverflow === 'ellipsis') continue
			if (style.getPropertyValue('-webkit-line-clamp') !== 'none') continue
			if (
				element.scrollWidth > element.clientWidth + 2 ||
				element.scrollHeight > element.clientHeight + 2
			) {
				found.push(`cut off: ${element.outerHTML.slice(0, 120)}`)
			}
		}
		return found

		function inScroller(element: Element): boolean {
			for (let box = element.parentElement; box; box = box.parentElement) {
				if (getComputedStyle(box).overflowX !== 'visible') return true
			}
			return false
		}
	})
}
