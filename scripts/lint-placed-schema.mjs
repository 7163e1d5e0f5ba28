import { faultOf, faultOfAssigned, faultOfExpression } from './placed-schema-rules.mjs'

/**
 * ESLint rule: statements that Citus takes for a schema that it places (docs/decisions/0057). Constants and functions of
 * the same file are looked into; what comes from others is found in the statements that tests send.
 */
export const placedSchema = {
	meta: { type: 'problem', schema: [] },
	create(context) {
		const report = (node, fault) =>
			fault && context.report({ node, message: `The statement ${fault}.` })
		const textOf = (node) => sqlText(node, context.sourceCode, new Set())
		return {
			TaggedTemplateExpression(node) {
				if (node.tag.name === 'sql') report(node, faultOf(textOf(node)))
			},
			CallExpression({ callee, arguments: given }) {
				if (callee.type !== 'MemberExpression' || given.length === 0) return
				const name = callee.property.name
				if (name === 'onConflictDoUpdate') {
					report(given[0], faultOfExpression(textOf(given[0]), 'DO UPDATE: take excluded()'))
				} else if (name === 'set') {
					report(given[0], faultOfAssigned(textOf(given[0])))
				} else if (name === 'returning') {
					report(given[0], faultOfExpression(textOf(given[0]), 'RETURNING: select it'))
				}
			},
		}
	},
}

/** The SQL that an expression consists of, with `;` between parts that are no template together. */
function sqlText(node, source, seen) {
	if (!node || seen.has(node)) return ''
	const within = new Set(seen).add(node)
	const of = (part) => sqlText(part, source, within)
	switch (node.type) {
		case 'TaggedTemplateExpression':
			return textOfTemplate(node.quasi, of)
		case 'ObjectExpression':
			return [...propertiesOf(node, source).values()].map(of).join(' ; ')
		case 'ConditionalExpression':
			return `${of(node.consequent)} ; ${of(node.alternate)}`
		case 'LogicalExpression':
			return `${of(node.left)} ; ${of(node.right)}`
		case 'AwaitExpression':
		case 'TSAsExpression':
			return of(node.argument ?? node.expression)
		case 'CallExpression':
			// `sql.join` and `.mapWith(…)` hand on what they are given.
			return node.callee.type === 'MemberExpression' ? of(node.callee.object) : of(node.callee)
		case 'Identifier':
			return of(definitionOf(node, source))
		case 'ArrowFunctionExpression':
		case 'FunctionDeclaration':
		case 'FunctionExpression':
			return returnedBy(node).map(of).join(' ; ')
		default:
			return ''
	}
}

/** The values of an object, of which later ones replace those that are spread before them. */
function propertiesOf(node, source, found = new Map()) {
	for (const one of node.properties) {
		if (one.type !== 'SpreadElement') {
			found.set(one.key.name ?? one.key.value ?? one, one.value)
			continue
		}
		const spread =
			one.argument.type === 'Identifier' ? definitionOf(one.argument, source) : one.argument
		if (spread?.type === 'ObjectExpression') propertiesOf(spread, source, found)
		else found.set(one, one.argument)
	}
	return found
}

function textOfTemplate({ quasis, expressions }, of) {
	return quasis
		.map(({ value }, at) => value.raw + (expressions[at] ? ` ${of(expressions[at]) || '$1'} ` : ''))
		.join('')
}

function definitionOf(node, source) {
	for (let scope = source.getScope(node); scope; scope = scope.upper) {
		const found = scope.set.get(node.name)
		if (!found) continue
		const [definition] = found.defs
		if (definition?.type === 'Variable' && definition.node.id.type === 'Identifier')
			return definition.node.init
		return definition?.type === 'FunctionName' ? definition.node : undefined
	}
	return undefined
}

function returnedBy({ body }) {
	if (body.type !== 'BlockStatement') return [body]
	const found = []
	const look = (statement) => {
		if (statement?.type === 'ReturnStatement') found.push(statement.argument)
		if (statement?.type === 'IfStatement') [statement.consequent, statement.alternate].forEach(look)
		if (statement?.type === 'BlockStatement') statement.body.forEach(look)
	}
	look(body)
	return found
}
