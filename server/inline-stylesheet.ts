import { readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeHTMLAttribute } from 'entities'
import postcss, { type ChildNode } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { sourceHash } from './source-hash.ts'

/** The built stylesheet, of which a page contains the rules that can apply to it (docs/decisions/0034). */
export type InlineStylesheet = { address: string; parts: StylesheetPart[] }

/** Text for every page, a rule with the classes that each of its selectors needs, or a block of parts. */
type StylesheetPart =
	| string
	| { selectors: { text: string; classes: string[] }[]; body: string }
	| { head: string; parts: StylesheetPart[] }

/** A page with its stylesheet, and the hash by which its policy allows that. */
type StyledPage = { html: string; hash: string }

export function readStylesheet(folder: string, address: string): InlineStylesheet {
	return parseStylesheet(address, readFileSync(path.join(folder, address), 'utf8'))
}

export function parseStylesheet(address: string, text: string): InlineStylesheet {
	return { address, parts: partsOf(postcss.parse(text).nodes) }
}

/** The page with its part of the stylesheet instead of a link. Undefined: it has no such link. */
export function withStylesheet(html: string, sheet: InlineStylesheet): StyledPage | undefined {
	const link = `<link rel="stylesheet" href="${sheet.address}"/>`
	if (!html.includes(link)) return undefined
	const text = textFor(sheet.parts, wordsOfAttributes(html))
	const style = `<style data-href="${sheet.address}">${text}</style>`
	return { html: html.replace(link, () => style), hash: sourceHash(text) }
}

function partsOf(nodes: readonly ChildNode[]): StylesheetPart[] {
	return nodes.map((node) => {
		if (node.type === 'rule') {
			const text = node.toString()
			return { selectors: node.selectors.map(neededBy), body: text.slice(text.indexOf('{')) }
		}
		if (node.type !== 'atrule') return node.toString()
		if (!node.nodes) return `${node.toString()};`
		const holdsRules = ['layer', 'media', 'supports', 'container'].includes(node.name)
		return holdsRules
			? { head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }
			: node.toString()
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

/** The words of all attributes, since scripts take classes from attributes of data, too. */
function wordsOfAttributes(html: string): Set<string> {
	const values = new Set([...html.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value))
	return new Set([...values].flatMap((value) => decodeHTMLAttribute(value).split(/\s+/)))
}

function textFor(parts: readonly StylesheetPart[], words: ReadonlySet<string>): string {
	return parts
		.map((part) => {
			if (typeof part === 'string') return part
			if ('head' in part) {
				const inner = textFor(part.parts, words)
				return inner && `${part.head}{${inner}}`
			}
			const used = part.selectors.filter(({ classes }) => classes.every((name) => words.has(name)))
			return used.length === 0 ? '' : used.map(({ text }) => text).join() + part.body
		})
		.join('')
}
