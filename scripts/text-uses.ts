import ts from 'typescript'

export type TextUses = {
	file: string
	keys: Set<string>
	patterns: RegExp[]
	namespaces: Set<string>
	groups: Set<string>
}

/**
 * What a file says: its string literals and names of properties, its templates as patterns, the namespaces that it names,
 * and the groups of codes that it shows with `codeText`.
 */
export function usesOf(file: string, code: string, namespaces: Set<string>): TextUses {
	// Every file may use the first namespace without its name.
	const uses: TextUses = {
		file,
		keys: new Set(),
		patterns: [],
		namespaces: new Set(['common']),
		groups: new Set(),
	}
	const visit = (node: ts.Node, parent?: ts.Node): void => {
		if (ts.isStringLiteralLike(node)) note(node.text)
		else if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node)) {
			uses.patterns.push(...patternOf(node))
		} else if (ts.isIdentifier(node) && nameOf(parent) === node) uses.keys.add(node.text)
		else if (ts.isCallExpression(node) && isCodeText(node)) {
			const [, group] = node.arguments
			if (group && ts.isStringLiteralLike(group)) uses.groups.add(group.text)
		}
		ts.forEachChild(node, (child) => visit(child, node))
	}
	const note = (text: string) => {
		uses.keys.add(text)
		if (namespaces.has(text)) uses.namespaces.add(text)
	}
	visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kindOf(file)))
	for (const group of uses.groups) uses.patterns.push(new RegExp(`^${escaped(group)}\\..+$`))
	return uses
}

const isCodeText = ({ expression }: ts.CallExpression) =>
	ts.isIdentifier(expression) && expression.text === 'codeText'
const nameOf = (node: ts.Node | undefined) => node && ('name' in node ? node.name : undefined)
const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** `status.${status}` as a pattern; none of a template without a whole word of a key. */
function patternOf({ head, templateSpans }: ts.TemplateExpression | ts.TemplateLiteralTypeNode) {
	const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
	const isOfKey =
		parts.every((part) => /^[\w:.-]*$/.test(part)) && /\w[.:_]|[.:_]\w/.test(parts.join('\n'))
	return isOfKey ? [new RegExp(`^${parts.map(escaped).join('.+')}$`)] : []
}

const escaped = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')
