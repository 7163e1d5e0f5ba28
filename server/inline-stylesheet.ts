import { readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeHTMLAttribute } from 'entities'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { fontMedia } from '#app/ui/look.ts'
import { sourceHash } from './source-hash.ts'

/** The built stylesheet, of which a page contains the rules that can apply to it (docs/decisions/0034). */
export type InlineStylesheet = { address: string; parts: StylesheetPart[]; named: string[] }

/** A rule with the classes that each of its selectors needs, a block of parts, or what stands outside of rules. */
type StylesheetPart =
	| { selectors: { text: string; classes: string[] }[]; body: Written[] }
	| { head: string; parts: StylesheetPart[] }
	| Written

/**
 * A declaration, or what stands outside of rules, with the names in its text. What only defines a name (a custom property, a
 * font or an animation) is needed where something else has that name.
 */
type Written = { text: string; defines?: string; names: string[] }

/** A page with its stylesheet, and the hash by which its policy allows that. */
type StyledPage = { html: string; hash: string }

export function readStylesheet(folder: string, address: string): InlineStylesheet {
	return parseStylesheet(address, readFileSync(path.join(folder, address), 'utf8'))
}

export function parseStylesheet(address: string, text: string): InlineStylesheet {
	const root = postcss.parse(text)
	const named = fontsAndAnimations(root)
	return { address, parts: partsOf(root.nodes, named), named }
}

/** The page with its part of the stylesheet instead of a link. Undefined: it has no such link. */
export function withStylesheet(html: string, sheet: InlineStylesheet): StyledPage | undefined {
	const link = `<link rel="stylesheet" href="${sheet.address}"/>`
	if (!html.includes(link)) return undefined
	const parts = partsFor(sheet.parts, wordsOfAttributes(html))
	const text = textOf(parts, neededNames(parts, namesIn(html, sheet.named)))
	const style = `<style data-href="${sheet.address}">${text}</style>`
	return { html: html.replace(link, () => style), hash: sourceHash(text) }
}

function partsOf(nodes: readonly ChildNode[], named: readonly string[]): StylesheetPart[] {
	const written = (node: ChildNode, end = ''): Written => {
		const text = node.toString() + end
		return { text, defines: definedBy(node), names: namesIn(text, named) }
	}
	const meant = nodes.filter(({ type }) => type !== 'comment')
	return meant.map((node) => {
		if (node.type === 'rule') {
			const body = node.nodes.map((inner) => written(inner))
			return { selectors: node.selectors.map(neededBy), body }
		}
		if (node.type !== 'atrule') return written(node)
		if (!node.nodes) return written(node, ';')
		// On a phone they would come too late for the page, and delay its largest picture.
		if (isWebFont(node)) return { head: `@media ${fontMedia}`, parts: [written(node)] }
		const holdsRules = ['layer', 'media', 'supports', 'container'].includes(node.name)
		return holdsRules
			? { head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes, named) }
			: written(node)
	})
}

const selectors = selectorParser()

/** The classes without which a selector matches nothing: those in `:not()`, `:is()` and the like are not counted. */
function neededBy(text: string) {
	const classes = selectors
		.astSync(text)
		.nodes.flatMap(({ nodes }) => nodes)
		.flatMap((node) => (node.type === 'class' ? [node.value] : []))
	return { text, classes }
}

function definedBy(node: ChildNode): string | undefined {
	if (node.type === 'decl') return node.variable ? node.prop : undefined
	if (node.type !== 'atrule') return undefined
	return node.name === 'property' ? node.params : nameOf(node)
}

/** The name of a font or of an animation. */
function nameOf(rule: AtRule): string | undefined {
	if (rule.name === 'keyframes') return rule.params
	if (rule.name !== 'font-face') return undefined
	const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family')
	return family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : undefined
}

/** A face that is loaded: those of the device have no address. */
function isWebFont({ name, nodes = [] }: AtRule): boolean {
	return name === 'font-face' && nodes.some((node) => node.toString().includes('url('))
}

function fontsAndAnimations(root: Root): string[] {
	const names = new Set<string>()
	root.walkAtRules((rule) => {
		const name = nameOf(rule)
		if (name !== undefined) names.add(name)
	})
	return [...names]
}

/** The custom properties in a text, and which fonts and animations may be in it. */
function namesIn(text: string, named: readonly string[]): string[] {
	return [...(text.match(/--[\w-]+/g) ?? []), ...named.filter((name) => text.includes(name))]
}

/** The words of all attributes, since scripts take classes from attributes of data, too. */
function wordsOfAttributes(html: string): Set<string> {
	const values = new Set([...html.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value))
	return new Set([...values].flatMap((value) => decodeHTMLAttribute(value).split(/\s+/)))
}

/** The parts with the selectors that can match. */
function partsFor(parts: readonly StylesheetPart[], words: ReadonlySet<string>): StylesheetPart[] {
	return parts.flatMap((part): StylesheetPart[] => {
		if ('text' in part) return [part]
		if ('head' in part) return [{ head: part.head, parts: partsFor(part.parts, words) }]
		const able = part.selectors.filter(({ classes }) => classes.every((name) => words.has(name)))
		return able.length === 0 ? [] : [{ selectors: able, body: part.body }]
	})
}

/** The names that the page has, or a text that is needed. */
function neededNames(parts: readonly StylesheetPart[], ofPage: readonly string[]): Set<string> {
	const needed = new Set<string>()
	const waiting = [...ofPage]
	const texts = new Map<string, string[]>()
	for (const { defines, names } of writtenIn(parts)) {
		if (defines === undefined) waiting.push(...names)
		else texts.set(defines, [...(texts.get(defines) ?? []), ...names])
	}
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (needed.has(name)) continue
		needed.add(name)
		waiting.push(...(texts.get(name) ?? []))
	}
	return needed
}

function writtenIn(parts: readonly StylesheetPart[]): Written[] {
	return parts.flatMap((part) => {
		if ('text' in part) return [part]
		return 'head' in part ? writtenIn(part.parts) : part.body
	})
}

function textOf(parts: readonly StylesheetPart[], needed: ReadonlySet<string>): string {
	const isNeeded = ({ defines }: Written) => defines === undefined || needed.has(defines)
	return parts
		.map((part) => {
			if ('text' in part) return isNeeded(part) ? part.text : ''
			const head = 'head' in part ? part.head : part.selectors.map(({ text }) => text).join()
			const inner =
				'head' in part
					? textOf(part.parts, needed)
					: part.body
							.filter(isNeeded)
							.map(({ text }) => text)
							.join(';')
			return inner && `${head}{${inner}}`
		})
		.join('')
}
