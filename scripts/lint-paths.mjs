const takesAddress = /^(?:path|localePath|goTo|goBackTo|addressAt)$/
const holdsAddress = /^(?:href|to|action|back)$/

/** ESLint rule: an address of the shop is named in `app/paths.ts` and nowhere else. */
export const namedPaths = {
	meta: { type: 'problem', schema: [] },
	create(context) {
		const check = (node) => {
			if (/^\/(?:[a-z](?!.*\.svg$)|$)/i.test(startOf(node)) && isAddress(node)) {
				context.report({ node, message: 'Name the address in app/paths.ts.' })
			}
		}
		return { Literal: check, TemplateLiteral: check }
	},
}

function startOf(node) {
	if (node.type === 'TemplateLiteral') return node.quasis[0].value.raw
	return typeof node.value === 'string' ? node.value : ''
}

/** Whether a function or an attribute that takes addresses is given the text. */
function isAddress({ parent }) {
	if (parent.type === 'CallExpression') return takesAddress.test(parent.callee.name)
	if (parent.type === 'JSXExpressionContainer') return isAddress(parent)
	return parent.type === 'JSXAttribute' && holdsAddress.test(parent.name.name)
}
