import type { SubmissionResult } from '@conform-to/dom'
import type { Payee } from '#app/domain/payment.ts'
import type { PlaceSearch } from '#app/features/regions/district-search.ts'
import type { LinkView } from './link-view.ts'

/** What the page of a link shows, and what its forms need. */
export type LinkScreenProps = {
	token: string
	view: LinkView
	search: PlaceSearch
	payees: Payee[]
	formToken: string
	result: SubmissionResult<string[]> | undefined
}
