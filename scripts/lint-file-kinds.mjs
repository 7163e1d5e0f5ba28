import path from 'node:path'

/** What a file of website-api/modules is by its second name; one without is a rule or calls the others. */
const KINDS = ['table', 'queries', 'command', 'mail', 'routes', 'staff', 'thread']

const statements = ['select', 'selectDistinct', 'selectDistinctOn', 'execute', '$count']
const writes = ['insert', 'update', 'delete']
const written =
	/\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|nextval|setval|update\s+(?:only\s+)?[\w."$]+(?:\s+(?:as\s+)?\w+)?\s+set)\b/i
const locked = /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b/i

/**
 * ESLint rule: the second name of a file of website-api/modules says what it does (STYLE.md). `*.queries.ts` reads: it
 * stores nothing and calls no `*.command.ts`. It may lock rows, as a lock stores nothing and ends with its transaction,
 * but only those of a caller's transaction, its parameter `tx`. A file without a second name makes no statement.
 */
export const fileKinds = {
	meta: { type: 'problem', schema: [] },
	create(context) {
		const kind = kindOf(context.filename)
		const report = (node, message) => context.report({ node, message })
		if (kind !== '' && !KINDS.includes(kind)) {
			return { Program: (node) => report(node, `The second name ${kind} is not in STYLE.md.`) }
		}
		if (kind === 'queries') return queriesRule(report, tablesOf(context.sourceCode))
		return kind === '' ? plainRule(report) : {}
	},
}

function queriesRule(report, tables) {
	const write = (node) => report(node, 'A *.queries.ts only reads: move this to a *.command.ts.')
	const lock = (node) =>
		hasTransaction(node) || report(node, 'Rows are locked in the transaction of the caller, tx.')
	return {
		ImportDeclaration(node) {
			if (/\.command\.ts$/.test(node.source.value) && importsValues(node)) write(node)
		},
		CallExpression(node) {
			const { callee, arguments: given } = node
			const name = callee.property?.name
			if (writes.includes(name) && given[0]?.type === 'Identifier' && tables.has(given[0].name)) {
				write(node)
			}
			if (name === 'for') lock(node)
		},
		TaggedTemplateExpression(node) {
			if (node.tag.name !== 'sql') return
			const text = node.quasi.quasis.map(({ value }) => value.raw).join(' x ')
			if (written.test(text)) write(node)
			if (locked.test(text)) lock(node)
		},
	}
}

function plainRule(report) {
	const message = 'A file that makes statements has a second name: see STYLE.md.'
	return {
		ImportDeclaration(node) {
			if (/^drizzle-orm\b/.test(node.source.value) && importsValues(node)) report(node, message)
		},
		CallExpression(node) {
			const { callee } = node
			if (!['db', 'tx', 'database'].includes(callee.object?.name)) return
			if ([...statements, ...writes].includes(callee.property.name)) report(node, message)
		},
	}
}

/** The names under which a file knows tables. */
function tablesOf({ ast }) {
	return new Set(
		ast.body
			.filter(
				({ type, source }) => type === 'ImportDeclaration' && /\.table\.ts$/.test(source.value),
			)
			.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
	)
}

function importsValues({ importKind, specifiers }) {
	return importKind !== 'type' && specifiers.some((one) => one.importKind !== 'type')
}

function hasTransaction(node) {
	for (let at = node.parent; at; at = at.parent) {
		if (at.params?.some((parameter) => parameter.name === 'tx')) return true
	}
	return false
}

function kindOf(filename) {
	return path.basename(filename).split('.').slice(1, -1).join('.')
}
