import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { SHOWN_FIELD_NAMES } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { messageText } from '#web/i18n/text-keys.ts'

const numbers = SHOWN_FIELD_NAMES.filter((name) => PLAIN_FIELDS[name].kind === 'number')

test.each(LANGUAGE_CODES.flatMap((language) => numbers.map((name) => [name, language] as const)))(
	'the text of the fact %s says its number in the language %s',
	(name, language) => {
		const textOf = (count: number) =>
			messageText(translator(language), `catalog:product.fact.${name}`, {
				count,
				number: `<${count}>`,
			})
		expect([textOf(1), textOf(5)]).toEqual([
			expect.stringContaining('<1>'),
			expect.stringContaining('<5>'),
		])
	},
)
