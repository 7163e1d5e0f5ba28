import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'

const rules: ConfigData = {
	root: true,
	extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
	rules: {
		// React writes <br/>, checked="", hidden="" and hrefLang, which are equivalent to <br>, checked …
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'attr-case': 'off',
		// A button without a type submits its form, as intended for every such button here.
		'no-implicit-button-type': 'off',
		// The policy of every page allows only scripts and styles of its own origin.
		'require-sri': ['error', { target: 'crossorigin' }],
		// Checkboxes of one question share a name, and so do submit buttons.
		'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
		// A table that is displayed as a list on a phone loses its implicit roles, so they are explicit.
		'no-redundant-role': 'off',
		// Allows a name for every element that may have one (WAI-ARIA), e.g. a list of chips.
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
		// The wishlist's form is in the layout once; the buttons on the cards refer to it.
		'wcag/h32': 'off',
		// The stylesheet keeps phone numbers on one line, so that copied numbers have no special spaces.
		'tel-non-breaking': 'off',
	},
}

/** The checker itself would prepare the rules for each page anew, which takes a sixth of its time. */
class PreparedRules extends StaticConfigLoader {
	#prepared: ReturnType<StaticConfigLoader['getConfigFor']> | undefined
	override getConfigFor(handle: string) {
		return (this.#prepared ??= super.getConfigFor(handle))
	}
}
const checker = new HtmlValidate(new PreparedRules(rules))

/** The checker's findings for a page, one per line. */
export async function htmlErrorsOf(html: string): Promise<string[]> {
	const { results } = await checker.validateString(html)
	return results
		.flatMap(({ messages }) => messages)
		.map(({ ruleId, message, selector, offset }) =>
			[`${ruleId}: ${message}`, selector ?? '', html.slice(offset, offset + 120)].join('\n\t'),
		)
}
