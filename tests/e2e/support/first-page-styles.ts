import type { Page } from '@playwright/test'

/**
 * Compares the stylesheet in the page of a first visit with the whole one: the rules that only the whole one has although
 * they apply to an element of the page, and whether the others are in the same order. Custom properties that nothing in the
 * page names are not compared. `fonts`: those that only the whole one has although an element of the page names them.
 */
export function comparedWithWholeStylesheet(page: Page) {
	return page.evaluate(async () => {
		const rulesOf = (rules: CSSRuleList, within = ''): { where: string; rule: CSSStyleRule }[] =>
			[...rules].flatMap((rule) => {
				if (rule instanceof CSSStyleRule) return [{ where: within, rule }]
				if (!(rule instanceof CSSGroupingRule)) return []
				const [head = ''] = rule.cssText.split('{')
				return rulesOf(rule.cssRules, `${within}${head}`)
			})
		const isNamed = (property: string) =>
			new RegExp(`var\\(\\s*${property}(?![\\w-])`).test(document.documentElement.outerHTML)
		const named = new Map<string, boolean>()
		const isCompared = (property: string) => {
			if (!property.startsWith('--')) return true
			if (!named.has(property)) named.set(property, isNamed(property))
			return named.get(property) === true
		}
		const declarationsOf = ({ style }: CSSStyleRule) =>
			[...style]
				.filter(isCompared)
				.map((name) => `${name}:${style.getPropertyValue(name)}${style.getPropertyPriority(name)}`)
				.join(';')
		/** At the commas that stand in no parentheses. */
		const separate = (list: string) => {
			let depth = 0
			const parts = ['']
			for (const sign of list) {
				if (sign === '(') depth += 1
				if (sign === ')') depth -= 1
				if (sign === ',' && depth === 0) parts.push('')
				else parts.push(`${parts.pop()}${sign}`)
			}
			return parts.map((part) => part.trim())
		}
		const selectorsOf = (sheet: CSSStyleSheet) =>
			rulesOf(sheet.cssRules).flatMap(({ where, rule }) => {
				const declarations = declarationsOf(rule)
				if (declarations === '') return []
				return separate(rule.selectorText).map((selector) => ({
					selector,
					key: `${where}${selector} {${declarations}`,
				}))
			})
		const fontsOf = (rules: CSSRuleList): string[] =>
			[...rules].flatMap((rule) => {
				if (rule instanceof CSSFontFaceRule) return [rule.style.getPropertyValue('font-family')]
				return rule instanceof CSSGroupingRule ? fontsOf(rule.cssRules) : []
			})
		const inPage = document.querySelector<HTMLStyleElement>('style[data-href]')
		if (!inPage?.sheet) throw new Error('The page has no stylesheet in it.')
		const whole = new CSSStyleSheet()
		whole.replaceSync(await (await fetch(inPage.dataset.href ?? '')).text())

		const kept = selectorsOf(inPage.sheet).map(({ key }) => key)
		const missing: string[] = []
		let next = 0
		for (const { selector, key } of selectorsOf(whole)) {
			if (kept[next] === key) {
				next += 1
				continue
			}
			// Also in states that the page is not in now.
			const inAnyState = selector
				.replace(/::[\w-]+/g, '')
				.replace(
					/(?<!\\):(?:hover|active|focus(?:-visible|-within)?|checked|open|disabled|enabled|placeholder-shown|target|invalid|popover-open|autofill)(?![\w\\-])/g,
					':nth-child(n)',
				)
			if (document.querySelector(inAnyState || '*')) missing.push(key)
		}
		const keptFonts = new Set(fontsOf(inPage.sheet.cssRules))
		const used = new Set(
			[...document.querySelectorAll('*')].map((e) => getComputedStyle(e).fontFamily),
		)
		const fonts = fontsOf(whole.cssRules).filter(
			(font) => !keptFonts.has(font) && [...used].some((list) => list.includes(font)),
		)
		return { missing, fonts, areInOrder: next === kept.length, rules: kept.length }
	})
}
