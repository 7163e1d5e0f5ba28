import type { Page } from '@playwright/test'

/**
 * Lists illegible texts: a page wider than its window, text cut off by its box, text over other text. Ignores
 * floating and scrollable elements, and names that are truncated on purpose.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const problems: string[] = []
		const { scrollWidth, clientWidth } = document.documentElement
		const name = (element: Element) =>
			`<${element.tagName.toLowerCase()} class="${element.className}"> ${(element.textContent ?? '').trim().slice(0, 40)}`
		const closest = (element: Element, test: (style: CSSStyleDeclaration) => boolean) => {
			for (let at: Element | null = element; at; at = at.parentElement) {
				if (test(getComputedStyle(at))) return at
			}
			return null
		}
		const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
			/auto|scroll/.test(`${overflowX} ${overflowY}`)
		const isFixed = ({ position }: CSSStyleDeclaration) => /fixed|sticky/.test(position)
		const isTruncated = (style: CSSStyleDeclaration) =>
			style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'
		const isHidden = (style: CSSStyleDeclaration) =>
			// `clip` hides text for screen readers only.
			style.clipPath !== 'none' ||
			style.clip !== 'auto' ||
			style.opacity === '0' ||
			style.visibility === 'hidden'

		type TextBox = { element: Element; box: DOMRect }
		const textBoxes: TextBox[] = []
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		while (walker.nextNode()) {
			const element = walker.currentNode.parentElement
			if (!element || !walker.currentNode.textContent?.trim() || closest(element, isHidden))
				continue
			if (!element.checkVisibility()) continue
			const range = document.createRange()
			range.selectNodeContents(walker.currentNode)
			for (const box of range.getClientRects()) {
				if (box.width > 1 && box.height > 1) textBoxes.push({ element, box })
			}
		}
		for (const { element, box } of textBoxes) {
			if (box.right < 0) continue
			const clipping = closest(element, ({ overflowX }) => /hidden|clip/.test(overflowX))
			if (!clipping || clipping === document.body) {
				if (!closest(element, scrolls) && box.right > clientWidth + 1)
					problems.push(`wide: ${name(element)}`)
			} else if (!closest(element, isTruncated)) {
				const limit = clipping.getBoundingClientRect()
				const clipped = Math.max(
					box.bottom - limit.bottom,
					box.right - limit.right,
					limit.left - box.left,
				)
				if (clipped > 4) problems.push(`cut: ${name(element)}`)
			}
		}
		const inFlow = textBoxes.filter(
			({ element }) =>
				!closest(element, isFixed) && !closest(element, scrolls) && !closest(element, isTruncated),
		)
		inFlow.sort((one, other) => one.box.top - other.box.top)
		inFlow.forEach((one, at) => {
			for (const other of inFlow.slice(at + 1)) {
				if (other.box.top > one.box.bottom) break
				if (one.element === other.element) continue
				const across =
					Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
				const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
				if (across > 2 && down > Math.min(one.box.height, other.box.height) / 3) {
					problems.push(`over: ${name(one.element)} / ${name(other.element)}`)
				}
			}
		})
		if (scrollWidth > clientWidth) problems.push(`page: ${scrollWidth} px in ${clientWidth}`)
		return [...new Set(problems)]
	})
}

/** Scales every font size, like a browser's text zoom: the window's width in CSS pixels stays the same. */
export function zoomText(page: Page, percent: number): Promise<void> {
	return page.evaluate((size) => {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(`html { font-size: ${size}% !important }`)
		document.adoptedStyleSheets = [sheet]
	}, percent)
}
