import type { SeedPage } from '../content-shapes.ts'
import { faq, type QuestionGroup } from './faq.ts'
import { howToUse } from './how-to-use.ts'
import { partnerPages } from './partners.ts'
import { paymentMethod } from './payment-method.ts'
import { privacy } from './privacy.ts'
import type { ShopFacts } from './shop-facts.ts'
import { terms } from './terms.ts'

/** The pages that read alike in all shops, with the facts of one; the questions begin with its own. */
export function sharedPages(facts: ShopFacts, ownQuestions: QuestionGroup[]): SeedPage[] {
	return [
		faq(facts, ownQuestions),
		terms(facts),
		privacy(facts),
		paymentMethod(),
		howToUse(facts),
		...partnerPages(facts),
	]
}
