import type { LocalText } from '#website-api/db/columns.ts'
import type { PageText } from './page-text.ts'
import { faq, type QuestionGroup } from './faq.ts'
import { howToUse } from './how-to-use.ts'
import { partnerPages } from './partners.ts'
import { paymentMethod } from './payment-method.ts'
import { privacy } from './privacy.ts'
import type { ShopFacts } from './shop-facts.ts'
import { terms } from './terms.ts'

/**
 * The texts that all shops share, with the facts of one shop; the FAQ starts with its own questions. `ways`: as for
 * paymentMethod.
 */
export function sharedPages(
	facts: ShopFacts,
	ownQuestions: QuestionGroup[],
	ways?: LocalText,
): PageText[] {
	return [
		faq(facts, ownQuestions),
		terms(facts),
		privacy(facts),
		paymentMethod(ways),
		howToUse(facts),
		...partnerPages(facts),
	]
}
