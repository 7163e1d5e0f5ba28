import path from 'node:path'
import ts from 'typescript'

/** Names of fields that a file writes and reads, and what it imports. */
export type FormNames = {
	written: Set<string>
	/** Beginnings of written names that end with a key: `pick-` of `pick-3`. */
	begun: Set<string>
	pressed: Set<string>
	read: Set<string>
	/** Beginnings by which fields are read. */
	beginnings: Set<string>
	imports: string[]
	sendsElsewhere: boolean
}

/** Elements whose `name` is no field's. */
const others = new Set(['Icon', 'meta', 'Example', 'StepForm', 'PlainReturnForm'])
/** A button tells steps apart; a form of one step does not ask for it. */
const buttons = new Set(['Button', 'button', 'PressForm'])
/** Calls whose argument declares the fields of a form. */
const declaring = new Set([
	'object',
	'strictObject',
	'looseObject',
	'extend',
	'safeExtend',
	'message',
])
/** Calls that read one field by its name. */
const reading = new Set(['get', 'getAll', 'has', 'read', 'text'])

/** What the code of a file writes into forms and reads of them. */
export function namesIn(file: string, code: string): FormNames {
	const found: FormNames = {
		written: new Set(),
		begun: new Set(),
		pressed: new Set(),
		read: new Set(),
		beginnings: new Set(),
		imports: [],
		sendsElsewhere: false,
	}
	const visit = (node: ts.Node): void => {
		if (isComposedName(node)) return
		const beginning = beginningIn(node)
		if (beginning) found.beginnings.add(beginning)
		const imported = importedIn(node)
		if (imported) found.imports.push(pathOf(file, textOf(imported)))
		else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node))
			noteElement(node, found)
		else if (ts.isCallExpression(node)) noteCall(node, found)
		else if (ts.isPropertyAccessExpression(node) && isOfForm(node.expression)) {
			found.read.add(node.name.text)
		} else if (ts.isVariableDeclaration(node) && isOfForm(node.initializer)) {
			const elements = ts.isObjectBindingPattern(node.name) ? node.name.elements : []
			for (const { name, propertyName } of elements) found.read.add(textOf(propertyName ?? name))
		} else if (ts.isArrayLiteralExpression(node)) {
			for (const one of node.elements) if (ts.isStringLiteral(one)) found.read.add(one.text)
		}
		ts.forEachChild(node, visit)
	}
	visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kindOf(file)))
	return found
}

function noteElement({ tagName, attributes }: ts.JsxOpeningLikeElement, found: FormNames) {
	const tag = textOf(tagName)
	const given = new Map(
		attributes.properties
			.filter(ts.isJsxAttribute)
			.map(({ name, initializer }) => [textOf(name), initializer]),
	)
	if (given.has('action') || given.has('formAction')) found.sendsElsewhere = true
	const name = given.get('name')
	// What cannot be changed is shown, not sent.
	if (!name || others.has(tag) || given.has('readOnly')) return
	const list = buttons.has(tag) ? found.pressed : found.written
	for (const one of writtenIn(name)) list.add(one)
	const expression = ts.isJsxExpression(name) ? name.expression : undefined
	if (expression && ts.isTemplateExpression(expression) && expression.head.text !== '') {
		found.begun.add(expression.head.text)
	}
}

/** The names that an attribute has as text: `name="note"`, `name={isNew ? 'add' : 'change'}`. */
function writtenIn(node: ts.Node): string[] {
	if (ts.isStringLiteralLike(node)) return [node.text]
	if (ts.isConditionalExpression(node)) {
		return [...writtenIn(node.whenTrue), ...writtenIn(node.whenFalse)]
	}
	return ts.isJsxExpression(node) && node.expression ? writtenIn(node.expression) : []
}

/** The module that a statement or `import()` names. */
function importedIn(node: ts.Node): ts.Node | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
	const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
	return isImport ? node.arguments[0] : undefined
}

/** The name of a field that ends with a key, where it is written, which is no reading of it. */
function isComposedName(node: ts.Node): boolean {
	if (!ts.isJsxAttribute(node) || textOf(node.name) !== 'name') return false
	const { initializer } = node
	const expression = initializer && ts.isJsxExpression(initializer) && initializer.expression
	return expression !== undefined && expression !== false && ts.isTemplateExpression(expression)
}

/** How the names begin that a template, a pattern or `startsWith` reads. */
function beginningIn(node: ts.Node): string | undefined {
	if (ts.isTemplateExpression(node)) return node.head.text
	if (ts.isRegularExpressionLiteral(node)) {
		return /^\/\^?\(?([\w-]*(?:\\\.)?)/.exec(node.text)?.[1]?.replace('\\', '')
	}
	if (!ts.isCallExpression(node) || calledIn(node) !== 'startsWith') return undefined
	return node.arguments[0] && textOf(node.arguments[0])
}

const calledIn = ({ expression }: ts.CallExpression) =>
	textOf(ts.isPropertyAccessExpression(expression) ? expression.name : expression)

function noteCall(call: ts.CallExpression, found: FormNames) {
	const given = call.arguments
	const called = calledIn(call)
	const isOfFormFirst = given[0] !== undefined && textOf(given[0]) === 'form'
	for (const one of given) {
		if (declaring.has(called) && ts.isObjectLiteralExpression(one)) {
			for (const { name } of one.properties) if (name) found.read.add(textOf(name))
		} else if (ts.isStringLiteral(one) && (reading.has(called) || isOfFormFirst)) {
			found.read.add(one.text)
		}
	}
}

/** `values`: what was sent, before it is checked. */
const isOfForm = (node: ts.Node | undefined) =>
	node !== undefined &&
	/^(?:values|typed|sent)$/.test(textOf(ts.isPropertyAccessExpression(node) ? node.name : node))

/** A name or a literal as text; '' for anything else. */
const textOf = (node: ts.Node) => ('text' in node && typeof node.text === 'string' ? node.text : '')

function pathOf(file: string, specifier: string) {
	if (specifier.startsWith('#')) return specifier.slice(1)
	return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
