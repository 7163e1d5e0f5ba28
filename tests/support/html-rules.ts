import { HtmlValidate, type ConfigData } from 'html-validate'

const rules: ConfigData = {
	root: true,
	extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
	rules: {
		// React writes <br/>, checked="", hidden="" and hrefLang; the standard reads them like <br>, checked …
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'attr-case': 'off',
		// A button without a type sends its form: the standard says so, and it is what every button here does.
		'no-implicit-button-type': 'off',
		// The policy of every page allows scripts and styles of this origin alone.
		'require-sri': ['error', { target: 'crossorigin' }],
		// Boxes of one question share its name; so do the buttons that answer it.
		'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
		// A table that is a list on a phone loses its roles with its display; written out, they stay.
		'no-redundant-role': 'off',
		// Whatever may have a name (WAI-ARIA) may have one here: a list of chips says what they choose.
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
		// The wishlist's form stands in the frame once; its buttons stand on the cards and name it.
		'wcag/h32': 'off',
		// Phone numbers are held together by the stylesheet, so that a copied one has no odd blanks in it.
		'tel-non-breaking': 'off',
	},
}

const checker = new HtmlValidate(rules)

/** What the checker finds wrong with a page, one line each. */
export async function htmlErrorsOf(html: string): Promise<string[]> {
	const { results } = await checker.validateString(html)
	return results
		.flatMap(({ messages }) => messages)
		.map(({ ruleId, message, selector, offset }) =>
			[`${ruleId}: ${message}`, selector ?? '', html.slice(offset, offset + 120)].join('\n\t'),
		)
}
