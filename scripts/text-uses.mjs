import ts from 'typescript'

/**
 * What a file says: its string literals and names of properties, its templates as patterns, the namespaces that it names,
 * and the groups of codes that it shows with `codeText`.
 */
export function usesOf(file, code, namespaces) {
	// Every file may use the first namespace without its name.
	const uses = {
		file,
		keys: new Set(),
		patterns: [],
		namespaces: new Set(['common']),
		groups: new Set(),
	}
	const visit = (node, parent) => {
		if (ts.isStringLiteralLike(node)) note(node.text)
		else if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node)) {
			uses.patterns.push(...patternOf(node))
		} else if (ts.isIdentifier(node) && parent.name === node) uses.keys.add(node.text)
		else if (ts.isCallExpression(node) && node.expression.text === 'codeText') {
			uses.groups.add(node.arguments[1].text)
		}
		ts.forEachChild(node, (child) => visit(child, node))
	}
	const note = (text) => {
		uses.keys.add(text)
		if (namespaces.has(text)) uses.namespaces.add(text)
	}
	visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kindOf(file)))
	for (const group of uses.groups) uses.patterns.push(new RegExp(`^${escaped(group)}\\..+$`))
	return uses
}

const kindOf = (file) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** `status.${status}` as a pattern; none of a template without a whole word of a key. */
function patternOf({ head, templateSpans }) {
	const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
	const isOfKey =
		parts.every((part) => /^[\w:.-]*$/.test(part)) && /\w[.:_]|[.:_]\w/.test(parts.join('\n'))
	return isOfKey ? [new RegExp(`^${parts.map(escaped).join('.+')}$`)] : []
}

const escaped = (text) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')
